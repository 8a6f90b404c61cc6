import ctypes as C, os, sys, time
class Opt(C.Structure):
    _fields_=[("size",C.c_size_t),("flags",C.c_uint32),("allowed_count",C.c_uint32),("allowed",C.POINTER(C.c_char_p)),("head_length",C.c_size_t),("reads",C.c_size_t),("bytes",C.c_size_t)]
class Ref(C.Structure):
    _fields_=[(n,C.c_char_p) for n in("code","reason","severity","type","detail","part")]+[("offset",C.c_uint64)]
class Ver(C.Structure):
    _fields_=[("code",C.c_int32),("ok",C.c_int32),("type",C.c_char_p),("refs",C.POINTER(C.POINTER(Ref))),("n",C.c_uint32),("flags",C.c_uint32),("message",C.c_char_p),("log",C.c_char_p),("safe",C.c_char_p),("memory",C.c_void_p),("reserved",C.c_uint64*8)]
_L=None
def lib():
    global _L
    if _L is None:
        _L=C.CDLL(os.environ.get("MIMETYPE_LIBRARY", "libmimetype.so.1"))
    return _L
class Policy:
    def __init__(s,types):
        o=Opt(); o.size=C.sizeof(Opt); a=(C.c_char_p*len(types))(*[t.encode() for t in types]); o.allowed=a;o.allowed_count=len(types)
        s.p=C.c_void_p(); m=C.create_string_buffer(500)
        r=lib().mimetype_policy_create(C.byref(o),C.byref(s.p),m,500)
        if r: raise Exception(m.value)
    def _res(s,v):
        out=dict(ok=v.ok,type=(v.type or b'').decode(),code=v.code,msg=(v.message or b'').decode('utf8','replace'),
          codes=[(v.refs[i].contents.code or b'').decode() for i in range(v.n)],details=[(v.refs[i].contents.code.decode(),(v.refs[i].contents.detail or b'').decode('utf8','replace')) for i in range(v.n)])
        lib().mimetype_verdicts_free(C.byref(v),1); return out
    def bytes(s,b,name=None,declared=None):
        v=Ver(); lib().mimetype_judge_bytes(s.p,b,C.c_size_t(len(b)),name.encode() if name else None,declared.encode() if declared else None,C.byref(v)); return s._res(v)
    def path(s,p,name=None):
        v=Ver(); lib().mimetype_judge_path(s.p,os.fsencode(p),name.encode() if name else None,None,C.byref(v)); return s._res(v)
