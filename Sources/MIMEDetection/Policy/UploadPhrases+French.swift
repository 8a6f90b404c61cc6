extension UploadPhrases {
    /// The phrases in French.
    public static let french = UploadPhrases(texts: [
        "type": "un fichier {name}",
        "type-unnamed": "un fichier de type {name}",
        "refused": "Ce fichier ne peut pas être envoyé ici.",
        "what-can-be-sent": "Formats acceptés : {allowed}.",
        "empty": "Ce fichier est vide ; choisissez-en un autre, ou enregistrez-le à nouveau et renvoyez-le.",
        "not-a-file": "Ce n’est pas un fichier ; choisissez un seul fichier.",
        "too-large": "Ce fichier est trop volumineux ; envoyez-en un plus petit.",
        "too-large.subject": "Ce fichier dépasse {subject} ; envoyez-en un plus petit.",
        "too-many-pixels.subject":
            "Cette image dépasse {subject} millions de pixels ; enregistrez-la en plus petit et renvoyez-la.",
        "too-many-entries.subject":
            "Cette archive contient plus de {subject} fichiers ; divisez-la et envoyez les parties une à une.",
        "unpacks-too-large.subject":
            "Cette archive dépasse {subject} une fois décompressée ; divisez-la et envoyez les parties.",
        "name-misleads": "Le nom de ce fichier ne convient pas ; renommez-le et renvoyez-le.",
        "name-misleads.subject": "Le nom de ce fichier contient {subject} ; renommez-le sans cela et renvoyez-le.",
        "name-path": "Le nom de ce fichier est un chemin ; envoyez-le avec son seul nom.",
        "name-folder": "Le nom de ce fichier est un chemin ; envoyez-le avec son seul nom.",
        "name-too-long.subject": "Le nom de ce fichier dépasse {subject} octets ; raccourcissez-le et renvoyez-le.",
        "name-of-settings.subject": "Un fichier nommé {subject} ne peut pas être envoyé ici ; renommez-le.",
        "name-runs.subject": "Le nom de ce fichier contient {subject} ; renommez-le sans cela et renvoyez-le.",
        "name-contradicts": "Le nom de ce fichier ne correspond pas à son contenu ; renommez-le et renvoyez-le.",
        "name-contradicts.subject":
            "D’après son nom, c’est {other}, mais c’est {found} ; renommez-le en « {subject} » et renvoyez-le.",
        "name-contradicts.other": "D’après son nom, c’est {other}, mais c’est {found} ; renommez-le et renvoyez-le.",
        "declared-type-contradicts.subject":
            "Le programme d’envoi annonce {subject}, mais c’est {found} ; essayez un autre programme.",
        "type-not-allowed": "C’est {found}, ce qui ne peut pas être envoyé ici.",
        "not-allowed": "Cela ne peut pas être envoyé ici.",
        "unproven":
            "Ce fichier est endommagé ou n’est pas ce qu’il semble être ; enregistrez-le à nouveau et renvoyez-le.",
        "script-inside": "Ce fichier contient un script ; enregistrez-le sans celui-ci et renvoyez-le.",
        "macros": "Ce document contient des macros ; enregistrez-le sans macros et renvoyez-le.",
        "macro-sheet": "Ce classeur contient une feuille de macros ; enregistrez-le sans celle-ci et renvoyez-le.",
        "launch": "Ce document ouvre un autre fichier ou programme ; enregistrez-le sans cela et renvoyez-le.",
        "rich-media": "Ce document contient des médias avec des programmes ; enregistrez-le sans eux et renvoyez-le.",
        "remote-template": "Ce document charge son modèle depuis un autre lieu ; attachez-en un autre et renvoyez-le.",
        "data-exchange":
            "Un champ ou une formule de ce document lance un programme ; supprimez-le et renvoyez le document.",
        "active-x": "Ce document contient un contrôle ActiveX ; supprimez-le et renvoyez le document.",
        "embedded-object": "Ce document contient un objet d’un autre programme ; remplacez-le par une image.",
        "external-link": "Ce document renvoie à un autre fichier ; intégrez ce fichier et renvoyez le document.",
        "external-reference": "Ce fichier renvoie à un autre fichier ; enregistrez-le sans cela et renvoyez-le.",
        "transformation":
            "Une feuille de style transforme ce fichier en un autre ; supprimez la ligne <?xml-stylesheet et renvoyez-le.",
        "entity-expansion": "Des déclarations rendent ce fichier trop volumineux ; enregistrez-le sans elles.",
        "also-readable": "Ce fichier est deux choses à la fois ; enregistrez-le à nouveau et renvoyez-le.",
        "other-format.other":
            "Ce fichier est deux choses à la fois : il contient {other} ; enregistrez-le à nouveau et renvoyez-le.",
        "trailing-file.other":
            "Ce fichier est deux choses à la fois : il contient {other} ; enregistrez-le à nouveau et renvoyez-le.",
        "trailing-data": "Quelque chose suit la fin de ce fichier ; enregistrez-le à nouveau et envoyez le résultat.",
        "entry-path.subject": "{subject} sort du dossier de cette archive ; recréez l’archive.",
        "entry-link.subject":
            "{subject} est un lien vers un autre dossier dans cette archive ; recréez-la sans liens.",
        "duplicate-entry.subject": "{subject} figure deux fois dans cette archive ; recréez-la.",
        "entry-name":
            "Le nom d’un fichier de cette archive n’est pas utilisable partout ; renommez-le et recréez-la.",
        "entry-name.subject":
            "Le nom {subject} dans cette archive n’est pas utilisable partout ; renommez ce fichier et recréez-la.",
        "sniffed-by-browser": "Un navigateur prendrait ce fichier pour une page ; ajoutez une ligne de texte au début.",
        "sniffed-as-page.other":
            "Un navigateur prendrait ce fichier pour {other} ; ajoutez une ligne de texte au début.",
        "encrypted":
            "Ce fichier est chiffré et ne peut pas être vérifié ; enregistrez-le sans mot de passe ni restrictions.",
        "encrypted.subject": "Un mot de passe protège {subject} dans cette archive ; recréez-la sans mot de passe.",
        "unchecked": "Une partie de ce fichier ne peut pas être vérifiée ; enregistrez-le normalement et renvoyez-le.",
        "too-costly": "La vérification de ce fichier prend trop de temps ; enregistrez-le normalement ou divisez-le.",
        "too-little-read":
            "Ce fichier est trop volumineux pour être vérifié, ou incomplet ; divisez-le ou renvoyez-le.",
        "type-unknown": "un fichier de format inconnu",
        "unpacks-too-large":
            "Cette archive est bien plus grande une fois décompressée ; envoyez son contenu sans compression.",
        "document-script": "Ce document contient un script ; imprimez-le dans un fichier PDF et envoyez celui-ci.",
        "form-script":
            "Des scripts calculent ou mettent en forme les champs de ce formulaire ; imprimez-le en PDF et envoyez celui-ci.",
        "family.image": "images",
        "family.audio": "sons",
        "family.video": "vidéos",
        "family.font": "polices",
        "family.model": "modèles 3D",
        "family.text": "fichiers texte",
        "family.message": "messages",
        "category.image": "images",
        "category.audio": "sons",
        "category.video": "vidéos",
        "category.playlist": "listes de lecture",
        "category.font": "polices",
        "category.model": "modèles 3D",
        "category.document": "documents",
        "category.spreadsheet": "feuilles de calcul",
        "category.presentation": "présentations",
        "category.page": "pages web",
        "category.archive": "archives",
        "category.disk-image": "images de disque",
        "category.executable": "programmes",
        "category.script": "scripts",
        "category.source": "code source",
        "category.text": "texte brut",
        "category.database": "bases de données",
        "category.data": "fichiers de données",
        "category.key": "clés et certificats",
        "category.message": "messages",
    ])
}
