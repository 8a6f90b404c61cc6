#if Server
/// The client sends a body at less than the minimum rate.
struct SlowBody: Error {}
#endif
