import process from 'node:process';

/**
 * A signal for work that ends in order at Ctrl-C or a SIGTERM. The second one does not wait for
 * that: it exits with `code`.
 */
export function stopSignal(code: number): { signal: AbortSignal; done(): void } {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(code);
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
