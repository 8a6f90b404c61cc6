package mimetype

// #include <stdint.h>
// #include <stddef.h>
import "C"

import (
	"io"
	"runtime/cgo"
	"unsafe"
)

type readerSource struct {
	reader io.ReaderAt
}

//export mimetypeGoRead
func mimetypeGoRead(context unsafe.Pointer, offset C.uint64_t, buffer unsafe.Pointer, length C.size_t) C.int64_t {
	source := cgo.Handle(uintptr(context)).Value().(*readerSource)
	room := unsafe.Slice((*byte)(buffer), int(length))
	count, err := source.reader.ReadAt(room, int64(offset))
	if err != nil && err != io.EOF {
		return -1
	}
	return C.int64_t(count)
}
