// Package mimetype detects media types of files, bytes, streams and names with libmimetype, and judges uploads.
package mimetype

/*
#cgo pkg-config: mimetype
#include <mimetype.h>
#include <stdlib.h>

extern int64_t mimetypeGoRead(void *, uint64_t, void *, size_t);

// The context is a number, which Go may not turn into a pointer itself.
static int32_t detect_reader(
    const mimetype_detector *detector, uintptr_t context, uint64_t size, const char *name, mimetype_result *result) {
    return mimetype_detect_reader(detector, mimetypeGoRead, (void *)context, size, name, NULL, result);
}
*/
import "C"

import (
	"fmt"
	"io"
	"runtime"
	"runtime/cgo"
	"unsafe"
)

// Flags change how a Detector works.
type Flags uint32

const (
	// NativeOnly never asks the system's libmagic, so that answers are the same on every machine.
	NativeOnly Flags = C.MIMETYPE_NATIVE_ONLY
	// Thorough searches for what else the bytes can be read as.
	Thorough Flags = C.MIMETYPE_THOROUGH
	// KeepLinks looks at a symbolic link instead of at what it leads to.
	KeepLinks Flags = C.MIMETYPE_KEEP_LINKS
	// WithEvidence fills Detection.Evidence.
	WithEvidence Flags = C.MIMETYPE_WITH_EVIDENCE
)

// Detector detects media types. Many goroutines may use one.
type Detector struct {
	handle *C.mimetype_detector
}

// New makes a detector, which has to be closed.
func New(flags Flags) (*Detector, error) {
	if C.mimetype_abi() != C.MIMETYPE_ABI {
		return nil, fmt.Errorf("libmimetype has interface %d, and this package needs %d", C.mimetype_abi(), C.MIMETYPE_ABI)
	}
	options := C.mimetype_options{size: C.sizeof_mimetype_options, flags: C.uint32_t(flags)}
	var message [256]C.char
	detector := &Detector{}
	code := C.mimetype_detector_create(&options, &detector.handle, &message[0], C.size_t(len(message)))
	if code != C.MIMETYPE_OK {
		return nil, &Error{Code: int(code), Message: C.GoString(&message[0])}
	}
	return detector, nil
}

// Close frees the detector, which must not be used afterwards. Sessions outlive it.
func (d *Detector) Close() {
	C.mimetype_detector_free(d.handle)
	d.handle = nil
}

// Path detects the type of the file at a path; of a folder or a device, its kind.
func (d *Detector) Path(path string) (Detection, error) {
	text, free := cString(path)
	defer free()
	var result C.mimetype_result
	C.mimetype_detect_path(d.handle, text, &result)
	runtime.KeepAlive(d)
	return taken(&result)
}

// Bytes detects the type of all bytes of something, without copying them. The name may be empty.
func (d *Detector) Bytes(bytes []byte, name string) (Detection, error) {
	text, free := cName(name)
	defer free()
	var result C.mimetype_result
	C.mimetype_detect_bytes(d.handle, start(bytes), C.size_t(len(bytes)), text, nil, &result)
	runtime.KeepAlive(d)
	return taken(&result)
}

// Name detects the type that a name alone suggests.
func (d *Detector) Name(name string) (Detection, error) {
	text, free := cString(name)
	defer free()
	var result C.mimetype_result
	C.mimetype_detect_name(d.handle, text, &result)
	runtime.KeepAlive(d)
	return taken(&result)
}

// ReaderAt detects the type of what a reader reads, only where that is needed. The name may be empty; an unknown size is
// negative.
func (d *Detector) ReaderAt(reader io.ReaderAt, size int64, name string) (Detection, error) {
	text, free := cName(name)
	defer free()
	source := cgo.NewHandle(&readerSource{reader: reader})
	defer source.Delete()
	var result C.mimetype_result
	C.detect_reader(d.handle, C.uintptr_t(source), C.uint64_t(size), text, &result)
	runtime.KeepAlive(d)
	return taken(&result)
}

// Paths detects the types of many files, on as many threads as there are processors. The errors are nil where there is a
// detection.
func (d *Detector) Paths(paths []string) ([]Detection, []error) {
	count := len(paths)
	detections, errors := make([]Detection, count), make([]error, count)
	if count == 0 {
		return detections, errors
	}
	// Arrays of pointers have to be in C's memory.
	array := (*[1 << 28]*C.char)(C.calloc(C.size_t(count), C.size_t(unsafe.Sizeof(uintptr(0)))))[:count:count]
	defer C.free(unsafe.Pointer(&array[0]))
	for index, path := range paths {
		text, free := cString(path)
		defer free()
		array[index] = text
	}
	results := make([]C.mimetype_result, count)
	code := C.mimetype_detect_paths(d.handle, &array[0], C.size_t(count), 0, &results[0])
	runtime.KeepAlive(d)
	for index := range results {
		if code != C.MIMETYPE_OK {
			errors[index] = &Error{Code: int(code), Message: "the files can't be detected"}
			continue
		}
		detections[index], errors[index] = taken(&results[index])
	}
	return detections, errors
}

func cString(text string) (*C.char, func()) {
	copy := C.CString(text)
	return copy, func() { C.free(unsafe.Pointer(copy)) }
}

// cName is NULL for an empty name.
func cName(name string) (*C.char, func()) {
	if name == "" {
		return nil, func() {}
	}
	return cString(name)
}

func start(bytes []byte) unsafe.Pointer {
	if len(bytes) == 0 {
		return nil
	}
	return unsafe.Pointer(&bytes[0])
}
