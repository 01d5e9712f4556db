import process from 'node:process';

/** Whether a developer looks on: answers are checked and say what is wrong. Readers get neither. */
export function isDevelopment(): boolean {
  return ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');
}
