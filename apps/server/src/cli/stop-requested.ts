import process from 'node:process';

/**
 * Resolves at the first SIGINT or SIGTERM. A second SIGINT ends the process at once, for whoever
 * does not want to wait.
 */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    const once = (): void => resolve();
    process.once('SIGTERM', once);
    process.once('SIGINT', () => {
      process.once('SIGINT', () => process.exit(130));
      once();
    });
  });
}
