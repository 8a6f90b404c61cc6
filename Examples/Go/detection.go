package mimetype

// #include <mimetype.h>
import "C"

import (
	"io/fs"
	"unsafe"
)

// Conflict is a disagreement between what something is said to be and what was found.
type Conflict struct {
	Kind, Claimed, Found, Sentence string
}

// Reading is something else that the same bytes can be read as.
type Reading struct {
	Kind, Type, Detail string
	Offset             uint64
}

// Detection is the type of something, and the reason.
type Detection struct {
	// Type is application/octet-stream if it is unknown.
	Type string
	// Description and Charset are empty if they are unknown, Evidence without WithEvidence.
	Description, Charset, Reason, Basis, Evidence string
	// Confidence is from 0 to 1 where a model of languages estimated the type, else -1.
	Confidence float64
	Conflicts  []Conflict
	Readings   []Reading
	BytesRead  uint64
	Reads      uint64
	// LimitReached is true if a limit kept the detection from reading more.
	LimitReached bool
	// WantsMore is true if further bytes of a session could change the answer.
	WantsMore bool
}

// Error is the reason that something can't be detected or judged.
type Error struct {
	// Code is one of the codes of mimetype.h.
	Code    int
	Message string
}

func (e *Error) Error() string { return e.Message }

// Is makes errors comparable with those of files: errors.Is(err, fs.ErrNotExist).
func (e *Error) Is(target error) bool {
	switch e.Code {
	case C.MIMETYPE_INVALID_ARGUMENT:
		return target == fs.ErrInvalid
	case C.MIMETYPE_NOT_FOUND:
		return target == fs.ErrNotExist
	case C.MIMETYPE_PERMISSION_DENIED:
		return target == fs.ErrPermission
	}
	return false
}

// taken copies a result, and frees it.
func taken(result *C.mimetype_result) (Detection, error) {
	defer C.mimetype_results_free(result, 1)
	if result.code != C.MIMETYPE_OK {
		return Detection{}, &Error{Code: int(result.code), Message: C.GoString(result.message)}
	}
	detection := Detection{
		Type: C.GoString(result._type), Description: C.GoString(result.description),
		Charset: C.GoString(result.charset), Reason: C.GoString(result.reason), Basis: C.GoString(result.basis),
		Evidence: C.GoString(result.evidence), Confidence: float64(result.confidence),
		BytesRead: uint64(result.bytes_read), Reads: uint64(result.reads),
		LimitReached: result.flags&C.MIMETYPE_LIMIT_REACHED != 0, WantsMore: result.flags&C.MIMETYPE_WANTS_MORE != 0,
	}
	if result.conflicts != nil {
		for _, conflict := range unsafe.Slice(result.conflicts, result.conflict_count) {
			detection.Conflicts = append(detection.Conflicts, Conflict{
				C.GoString(conflict.kind), C.GoString(conflict.claimed), C.GoString(conflict.found),
				C.GoString(conflict.sentence),
			})
		}
	}
	if result.readings != nil {
		for _, reading := range unsafe.Slice(result.readings, result.reading_count) {
			detection.Readings = append(detection.Readings, Reading{
				C.GoString(reading.kind), C.GoString(reading._type), C.GoString(reading.detail),
				uint64(reading.offset),
			})
		}
	}
	return detection, nil
}
