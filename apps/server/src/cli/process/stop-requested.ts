import process from 'node:process';

/**
 * Resolves at the first SIGINT or SIGTERM. Later ones change nothing: a terminal and the launchers
 * in between each pass on their own, and what is stopping must end in order.
 */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
}
