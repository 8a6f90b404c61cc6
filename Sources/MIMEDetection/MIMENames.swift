// Who imports this module has the look-ups by name, too: they were part of it, and detection answers in their types.
@_exported public import MIMENames
