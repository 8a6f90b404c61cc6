extension UploadPhrases {
    /// The phrases in German.
    public static let german = UploadPhrases(texts: [
        "type": "eine {name}-Datei",
        "type-unnamed": "eine Datei vom Typ {name}",
        "refused": "Diese Datei kann hier nicht gesendet werden.",
        "what-can-be-sent": "Erlaubt sind: {allowed}.",
        "empty": "Diese Datei ist leer; wählen Sie eine andere, oder speichern Sie sie neu und senden Sie das.",
        "not-a-file": "Das ist keine Datei; wählen Sie eine einzelne Datei.",
        "too-large": "Diese Datei ist zu groß; senden Sie eine kleinere.",
        "too-large.subject": "Diese Datei ist größer als {subject}; senden Sie eine kleinere.",
        "too-many-pixels.subject":
            "Dieses Bild hat mehr als {subject} Millionen Pixel; speichern Sie es kleiner und senden Sie es erneut.",
        "too-many-entries.subject":
            "Dieses Archiv enthält mehr als {subject} Dateien; teilen Sie es und senden Sie die Teile einzeln.",
        "unpacks-too-large.subject":
            "Dieses Archiv ist entpackt größer als {subject}; teilen Sie es und senden Sie die Teile.",
        "name-misleads": "Dieser Dateiname ist nicht verwendbar; benennen Sie die Datei um und senden Sie sie erneut.",
        "name-misleads.subject":
            "Der Dateiname enthält {subject}; benennen Sie die Datei ohne das um und senden Sie sie erneut.",
        "name-path": "Der Dateiname ist ein Pfad; senden Sie nur den Namen der Datei.",
        "name-folder": "Der Dateiname ist ein Pfad; senden Sie nur den Namen der Datei.",
        "name-too-long.subject":
            "Der Dateiname ist länger als {subject} Bytes; kürzen Sie ihn und senden Sie die Datei erneut.",
        "name-of-settings.subject":
            "Eine Datei namens {subject} kann hier nicht gesendet werden; benennen Sie sie um und senden Sie sie erneut.",
        "name-runs.subject":
            "Der Dateiname enthält {subject}; benennen Sie die Datei ohne das um und senden Sie sie erneut.",
        "name-contradicts":
            "Der Dateiname passt nicht zum Inhalt; benennen Sie die Datei um und senden Sie sie erneut.",
        "name-contradicts.subject":
            "Dem Namen nach ist das {other}, es ist aber {found}; benennen Sie die Datei in „{subject}“ um und senden Sie "
            + "sie erneut.",
        "name-contradicts.other":
            "Dem Namen nach ist das {other}, es ist aber {found}; benennen Sie die Datei um und senden Sie sie erneut.",
        "declared-type-contradicts.subject":
            "Das sendende Programm nennt diese Datei {subject}, es ist aber {found}; versuchen Sie ein anderes Programm.",
        "type-not-allowed": "Das ist {found}; solche Dateien können hier nicht gesendet werden.",
        "not-allowed": "Das kann hier nicht gesendet werden.",
        "unproven":
            "Diese Datei ist beschädigt oder nicht das, was sie zu sein scheint; speichern Sie sie neu und senden Sie das.",
        "script-inside": "Diese Datei enthält ein Skript; speichern Sie sie ohne Skript und senden Sie sie erneut.",
        "macros": "Dieses Dokument enthält Makros; speichern Sie es ohne Makros und senden Sie es erneut.",
        "macro-sheet": "Diese Mappe enthält ein Makroblatt; speichern Sie sie ohne dieses und senden Sie sie erneut.",
        "launch":
            "Dieses Dokument öffnet eine andere Datei oder ein Programm; speichern Sie es ohne das und senden Sie es erneut.",
        "rich-media":
            "Dieses Dokument enthält Medien mit Programmen; speichern Sie es ohne diese und senden Sie es erneut.",
        "remote-template":
            "Dieses Dokument lädt seine Vorlage von anderswo; weisen Sie eine andere zu und senden Sie es erneut.",
        "data-exchange":
            "Ein Feld oder eine Formel in diesem Dokument startet ein Programm; bitte entfernen und erneut senden.",
        "active-x":
            "Dieses Dokument enthält ein ActiveX-Steuerelement; entfernen Sie es und senden Sie das Dokument erneut.",
        "embedded-object":
            "Dieses Dokument enthält ein Objekt eines anderen Programms; ersetzen Sie es durch ein Bild.",
        "external-link":
            "Dieses Dokument verweist auf eine andere Datei; fügen Sie diese ein und senden Sie es erneut.",
        "external-reference":
            "Diese Datei verweist auf eine andere Datei; speichern Sie sie ohne den Verweis und senden Sie sie erneut.",
        "transformation":
            "Eine Formatvorlage macht aus dieser Datei eine andere; entfernen Sie die Zeile <?xml-stylesheet und senden Sie "
            + "sie erneut.",
        "entity-expansion": "Deklarationen in dieser Datei machen sie zu groß; speichern Sie sie ohne diese.",
        "also-readable": "Diese Datei ist zweierlei zugleich; speichern Sie sie neu und senden Sie das.",
        "other-format.other":
            "Diese Datei ist zweierlei zugleich: {other} ist ein Teil davon; speichern Sie sie neu und senden Sie das.",
        "trailing-file.other":
            "Diese Datei ist zweierlei zugleich: {other} ist ein Teil davon; speichern Sie sie neu und senden Sie das.",
        "trailing-data": "Hinter dem Ende dieser Datei steht noch etwas; speichern Sie sie neu und senden Sie das.",
        "entry-path.subject": "{subject} in diesem Archiv liegt außerhalb seines Ordners; packen Sie es neu.",
        "entry-link.subject":
            "{subject} in diesem Archiv ist ein Verweis auf einen anderen Ordner; packen Sie es ohne Verweise neu.",
        "duplicate-entry.subject": "{subject} ist zweimal in diesem Archiv; packen Sie es neu.",
        "entry-name":
            "Der Name einer Datei in diesem Archiv ist nicht überall verwendbar; benennen Sie sie um und packen Sie es neu.",
        "entry-name.subject":
            "Der Name {subject} in diesem Archiv ist nicht überall verwendbar; benennen Sie die Datei um und packen Sie es neu.",
        "sniffed-by-browser":
            "Ein Browser würde diese Datei für eine Seite halten; setzen Sie eine Zeile Text an ihren Anfang.",
        "sniffed-as-page.other":
            "Ein Browser würde diese Datei für {other} halten; setzen Sie eine Zeile Text an ihren Anfang.",
        "encrypted":
            "Diese Datei ist verschlüsselt und nicht prüfbar; speichern Sie sie ohne Passwort und Einschränkungen.",
        "encrypted.subject":
            "{subject} in diesem Archiv ist durch ein Passwort geschützt; packen Sie es ohne Passwort neu.",
        "unchecked":
            "Ein Teil dieser Datei lässt sich nicht prüfen; speichern Sie sie wie üblich und senden Sie sie erneut.",
        "too-costly": "Die Prüfung dieser Datei dauert zu lange; speichern Sie sie wie üblich oder teilen Sie sie.",
        "too-little-read":
            "Diese Datei ist für die Prüfung zu groß oder kam nicht vollständig an; teilen Sie sie oder senden Sie sie erneut.",
        "type-unknown": "eine Datei in unbekanntem Format",
        "unpacks-too-large":
            "Dieses Archiv ist entpackt um ein Vielfaches größer; senden Sie seinen Inhalt ohne Komprimierung.",
        "document-script": "Dieses Dokument enthält ein Skript; drucken Sie es in eine PDF-Datei und senden Sie diese.",
        "form-script":
            "Skripte berechnen oder formatieren die Felder dieses Formulars; drucken Sie es in eine PDF-Datei und senden Sie diese.",
        "family.image": "Bilder",
        "family.audio": "Tonaufnahmen",
        "family.video": "Videos",
        "family.font": "Schriften",
        "family.model": "3D-Modelle",
        "family.text": "Textdateien",
        "family.message": "Nachrichten",
        "category.image": "Bilder",
        "category.audio": "Tonaufnahmen",
        "category.video": "Videos",
        "category.playlist": "Wiedergabelisten",
        "category.font": "Schriften",
        "category.model": "3D-Modelle",
        "category.document": "Dokumente",
        "category.spreadsheet": "Tabellen",
        "category.presentation": "Präsentationen",
        "category.page": "Webseiten",
        "category.archive": "Archive",
        "category.disk-image": "Datenträgerabbilder",
        "category.executable": "Programme",
        "category.script": "Skripte",
        "category.source": "Quelltexte",
        "category.text": "reiner Text",
        "category.database": "Datenbanken",
        "category.data": "Datendateien",
        "category.key": "Schlüssel und Zertifikate",
        "category.message": "Nachrichten",
    ])
}
