// Importing this module also provides the look-ups by name: they used to be part of it, and detection returns types
// that they declare.
@_exported public import MIMENames
