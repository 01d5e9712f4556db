import process from 'node:process';

/** The last word of a row: `held`, or `MISSED`, with which the command fails. */
export function verdictOn(held: boolean): string {
  if (!held) process.exitCode = 1;
  return held ? 'held' : 'MISSED';
}
