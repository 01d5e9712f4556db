/**
 * For the linter and the compiler, which are written in Go: one thread, and memory collected later.
 * Alone they end no sooner with more, and beside others they take half of what is there.
 */
export const sparingGo = { GOGC: '400', GOMAXPROCS: '1' };
