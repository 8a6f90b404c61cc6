"""The schema of a column of detections."""

CONFLICTS = "array<struct<kind:string,claimed:string,found:string,sentence:string>>"
READINGS = "array<struct<kind:string,type:string,offset:bigint,detail:string>>"

DETECTION = (
    "struct<type:string,description:string,charset:string,reason:string,basis:string,confidence:double,"
    f"conflicts:{CONFLICTS},also_readable_as:{READINGS},bytes_read:bigint,reads:bigint,error:string>"
)
"""`error` states why there is no type, and is null if there is one."""
