import process from 'node:process';

/**
 * A signal that aborts at the first request to stop: Ctrl-C, SIGTERM, or the end of the launcher.
 * Later requests change nothing; what is stopping already may finish.
 */
export function stopRequest(): AbortSignal {
  const controller = new AbortController();
  const ask = (): void => controller.abort();
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);
  process.on('disconnect', ask);
  // A listener holds the channel open, and an open channel would hold a process that has ended.
  process.channel?.unref();
  return controller.signal;
}

/** Settles when the signal aborts, at once if it has. */
export function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
