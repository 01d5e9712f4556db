import process from 'node:process';
import { systemErrorCode } from '#errors/start-error.ts';

/**
 * Lets a command come to its end though nobody reads what it prints any more, as in `| head`: what it
 * is to do is done, and its output goes nowhere.
 */
export function allowUnreadOutput(): void {
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
}
