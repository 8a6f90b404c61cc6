package mimetype

// #include <mimetype.h>
import "C"

import (
	"runtime"
	"sync"
)

// Session detects the type of a stream that is written to it: io.Copy(session, body).
type Session struct {
	mutex   sync.Mutex
	handle  *C.mimetype_session
	isFinal bool
}

// Session starts a session, which has to be closed. The name may be empty.
func (d *Detector) Session(name string) (*Session, error) {
	text, free := cName(name)
	defer free()
	session := &Session{}
	code := C.mimetype_session_create(d.handle, text, nil, &session.handle)
	runtime.KeepAlive(d)
	if code != C.MIMETYPE_OK {
		return nil, &Error{Code: int(code), Message: "there is no detector"}
	}
	return session, nil
}

// Write takes the next bytes of the stream.
func (s *Session) Write(bytes []byte) (int, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var isFinal C.int32_t
	code := C.mimetype_session_feed(s.handle, start(bytes), C.size_t(len(bytes)), &isFinal)
	if code != C.MIMETYPE_OK {
		return 0, &Error{Code: int(code), Message: "the session has ended"}
	}
	s.isFinal = isFinal != 0
	return len(bytes), nil
}

// IsFinal tells whether bytes that follow can't change the type.
func (s *Session) IsFinal() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.isFinal
}

// Look tells the type as far as it is known.
func (s *Session) Look() (Detection, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var result C.mimetype_result
	C.mimetype_session_look(s.handle, &result)
	return taken(&result)
}

// Finish ends the stream, and tells its type.
func (s *Session) Finish() (Detection, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var result C.mimetype_result
	C.mimetype_session_finish(s.handle, &result)
	return taken(&result)
}

// Close frees the session; a closed one takes no bytes.
func (s *Session) Close() error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	C.mimetype_session_free(s.handle)
	s.handle = nil
	return nil
}
