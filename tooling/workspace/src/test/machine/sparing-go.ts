/**
 * For the linter and the compiler, which are written in Go: one thread, and memory hardly collected,
 * since they end soon and keep almost all of it. Alone they end no sooner with more threads, and
 * beside others they take half of what is there.
 */
export const sparingGo = { GOGC: '1600', GOMAXPROCS: '1' };
