import process from 'node:process';

/** Within so many milliseconds it is still the first Ctrl-C: launchers in between pass on their own. */
const echoMs = 1000;

/**
 * A signal for work that ends in order at Ctrl-C or a SIGTERM. Another one does not wait for that: it
 * exits with `code`, and a database that was started for it ends once others have left it.
 */
export function stopSignal(
  code: number,
  now: () => number = () => performance.now(),
): { readonly signal: AbortSignal; readonly done: () => void } {
  const controller = new AbortController();
  let first = 0;
  const stop = (): void => {
    if (controller.signal.aborted) {
      if (now() - first >= echoMs) process.exit(code);
      return;
    }
    first = now();
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    signal: controller.signal,
    done: () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
