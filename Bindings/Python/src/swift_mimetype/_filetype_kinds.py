"""The kinds of files that filetype knows, with its names for them and those of this package.

Each line contains the family, the type and the extension, followed by the equivalent types of this package.
"""

KINDS = """
image image/vnd.dwg dwg image/vnd.dwg
image image/x-xcf xcf image/x-xcf
image image/jpeg jpg image/jpeg
image image/jpx jpx image/jpx
image image/apng apng image/apng
image image/png png image/png
image image/gif gif image/gif
image image/webp webp image/webp
image image/tiff tif image/tiff
image image/x-canon-cr2 cr2 image/x-canon-cr2
image image/bmp bmp image/bmp
image image/vnd.ms-photo jxr image/jxr
image image/vnd.adobe.photoshop psd image/vnd.adobe.photoshop
image image/x-icon ico image/vnd.microsoft.icon
image image/heic heic image/heic
image application/dicom dcm application/dicom
image image/avif avif image/avif
audio audio/aac aac audio/aac
audio audio/midi midi audio/midi
audio audio/mpeg mp3 audio/mpeg
audio audio/mp4 m4a audio/mp4
audio audio/ogg ogg audio/ogg
audio audio/x-flac flac audio/flac
audio audio/x-wav wav audio/wav
audio audio/amr amr audio/amr
audio audio/x-aiff aiff audio/aiff audio/x-aiff
video video/3gpp 3gp video/3gpp
video video/mp4 mp4 video/mp4
video video/x-m4v m4v video/x-m4v
video video/x-matroska mkv video/matroska
video video/quicktime mov video/quicktime
video video/x-msvideo avi video/vnd.avi
video video/x-ms-wmv wmv video/x-ms-wmv
video video/mpeg mpg video/mpeg
video video/webm webm video/webm
video video/x-flv flv video/x-flv
font application/font-woff woff font/woff
font application/font-woff woff2 font/woff2
font application/font-sfnt ttf font/ttf
font application/font-sfnt otf font/otf
document application/msword doc application/msword
document application/vnd.openxmlformats-officedocument.wordprocessingml.document docx application/vnd.openxmlformats-officedocument.wordprocessingml.document
document application/vnd.oasis.opendocument.text odt application/vnd.oasis.opendocument.text
document application/vnd.ms-excel xls application/vnd.ms-excel
document application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
document application/vnd.oasis.opendocument.spreadsheet ods application/vnd.oasis.opendocument.spreadsheet
document application/vnd.ms-powerpoint ppt application/vnd.ms-powerpoint
document application/vnd.openxmlformats-officedocument.presentationml.presentation pptx application/vnd.openxmlformats-officedocument.presentationml.presentation
document application/vnd.oasis.opendocument.presentation odp application/vnd.oasis.opendocument.presentation
archive application/x-brotli br application/x-brotli application/brotli
archive application/x-rpm rpm application/x-rpm
archive application/dicom dcm application/dicom
archive application/epub+zip epub application/epub+zip
archive application/zip zip application/zip
archive application/x-tar tar application/x-tar
archive application/x-rar-compressed rar application/vnd.rar
archive application/gzip gz application/gzip
archive application/x-bzip2 bz2 application/x-bzip2
archive application/x-7z-compressed 7z application/x-7z-compressed
archive application/pdf pdf application/pdf
archive application/x-msdownload exe application/vnd.microsoft.portable-executable application/x-msdownload application/x-dosexec
archive application/x-shockwave-flash swf application/vnd.adobe.flash.movie
archive application/rtf rtf application/rtf
archive application/x-nintendo-nes-rom nes application/x-nes-rom
archive application/x-google-chrome-extension crx application/x-chrome-extension
archive application/vnd.ms-cab-compressed cab application/vnd.ms-cab-compressed
archive application/octet-stream eot application/vnd.ms-fontobject
archive application/postscript ps application/postscript
archive application/x-xz xz application/x-xz
archive application/x-sqlite3 sqlite application/vnd.sqlite3
archive application/x-deb deb application/vnd.debian.binary-package
archive application/x-unix-archive ar application/x-archive
archive application/x-compress Z application/x-compress
archive application/x-lzop lzo application/x-lzop
archive application/x-lzip lz application/x-lzip
archive application/x-executable elf application/x-executable application/x-sharedlib application/x-pie-executable application/x-object application/x-core
archive application/x-lz4 lz4 application/x-lz4
archive application/zstd zst application/zstd
application application/wasm wasm application/wasm
"""
