/**
 * Calls in a moment in which the page does nothing else, 3 s from now at the latest; what is given
 * calls that off. A browser without such moments calls a second later.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const idle = window.requestIdleCallback(act, { timeout: 3000 });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, 1000);
  return () => clearTimeout(timer);
}

/** The same once the page's first pictures and styles are here, that nothing may hold up. */
export function whenIdleAfterLoad(act: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(act);
  let callOff: (() => void) | null = null;
  const begin = (): void => {
    callOff = whenIdle(act);
  };
  window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    callOff?.();
  };
}
