module example.org/mimetype

go 1.19
