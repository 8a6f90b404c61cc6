package mimetype

/*
#include <mimetype.h>
#include <stdlib.h>

extern int64_t mimetypeGoRead(void *, uint64_t, void *, size_t);

static int32_t judge_reader(
    const mimetype_policy *policy, uintptr_t context, uint64_t size, const char *name, const char *declared_type,
    mimetype_verdict *verdict) {
    return mimetype_judge_reader(policy, mimetypeGoRead, (void *)context, size, name, declared_type, verdict);
}
*/
import "C"

import (
	"io"
	"runtime"
	"runtime/cgo"
	"unsafe"
)

// Policy decides by their bytes whether files of untrusted clients may be kept. Many goroutines may use one.
type Policy struct {
	handle *C.mimetype_policy
}

// Refusal is one reason to refuse a file.
type Refusal struct {
	// Code is one of a list that later versions may extend, such as type-not-allowed; Reason is its group.
	Code, Reason string
	// Severity is low, medium or high.
	Severity string
	// Type is what else the file is, or what its name stands for, or empty.
	Type string
	// Detail is what was seen, for readers who know file formats.
	Detail string
}

// Verdict tells whether a file may be kept.
type Verdict struct {
	Accepted bool
	// Type is the confirmed one of an accepted file, and what a refused one seems to be, or empty.
	Type     string
	Refusals []Refusal
	// Message is for the sender of a refused file, and LogMessage for a log.
	Message, LogMessage string
	// SafeName is a name under which an accepted file can be stored, made from the sender's, or empty.
	SafeName string
}

// NewPolicy makes a policy, which has to be closed.
func NewPolicy(allowed ...string) (*Policy, error) {
	// Arrays of pointers have to be in C's memory.
	array := (*[1 << 20]*C.char)(C.calloc(C.size_t(len(allowed)+1), C.size_t(unsafe.Sizeof(uintptr(0)))))
	defer C.free(unsafe.Pointer(array))
	for index, name := range allowed {
		text, free := cString(name)
		defer free()
		array[index] = text
	}
	options := C.mimetype_policy_options{
		size: C.sizeof_mimetype_policy_options, allowed: &array[0], allowed_count: C.uint32_t(len(allowed)),
	}
	var message [256]C.char
	policy := &Policy{}
	code := C.mimetype_policy_create(&options, &policy.handle, &message[0], C.size_t(len(message)))
	if code != C.MIMETYPE_OK {
		return nil, &Error{Code: int(code), Message: C.GoString(&message[0])}
	}
	return policy, nil
}

// Close frees the policy, which must not be used afterwards.
func (p *Policy) Close() {
	C.mimetype_policy_free(p.handle)
	p.handle = nil
}

// Bytes judges all bytes of a file. The name and the declared type may be empty.
func (p *Policy) Bytes(bytes []byte, name, declaredType string) (Verdict, error) {
	text, free := cName(name)
	defer free()
	declared, freeDeclared := cName(declaredType)
	defer freeDeclared()
	var verdict C.mimetype_verdict
	C.mimetype_judge_bytes(p.handle, start(bytes), C.size_t(len(bytes)), text, declared, &verdict)
	runtime.KeepAlive(p)
	return takenVerdict(&verdict)
}

// ReaderAt judges a file that is read. The name and the declared type may be empty.
func (p *Policy) ReaderAt(reader io.ReaderAt, size int64, name, declaredType string) (Verdict, error) {
	text, free := cName(name)
	defer free()
	declared, freeDeclared := cName(declaredType)
	defer freeDeclared()
	source := cgo.NewHandle(&readerSource{reader: reader})
	defer source.Delete()
	var verdict C.mimetype_verdict
	C.judge_reader(p.handle, C.uintptr_t(source), C.uint64_t(size), text, declared, &verdict)
	runtime.KeepAlive(p)
	return takenVerdict(&verdict)
}

// takenVerdict copies a verdict, and frees it.
func takenVerdict(verdict *C.mimetype_verdict) (Verdict, error) {
	defer C.mimetype_verdicts_free(verdict, 1)
	if verdict.code != C.MIMETYPE_OK {
		return Verdict{}, &Error{Code: int(verdict.code), Message: C.GoString(verdict.message)}
	}
	copy := Verdict{
		Accepted: verdict.is_accepted != 0, Type: C.GoString(verdict._type), Message: C.GoString(verdict.message),
		LogMessage: C.GoString(verdict.log_message), SafeName: C.GoString(verdict.safe_name),
	}
	if verdict.refusals != nil {
		for _, refusal := range unsafe.Slice(verdict.refusals, verdict.refusal_count) {
			copy.Refusals = append(copy.Refusals, Refusal{
				Code: C.GoString(refusal.code), Reason: C.GoString(refusal.reason),
				Severity: C.GoString(refusal.severity), Type: C.GoString(refusal._type),
				Detail: C.GoString(refusal.detail),
			})
		}
	}
	return copy, nil
}
