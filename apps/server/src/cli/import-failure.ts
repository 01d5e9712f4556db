import { StartError } from '#errors/start-error.ts';

const databaseGone = /^(?:CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|57P0|08)/;

/** Codes of an error and of what caused it, outermost first. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code);
  }
  return codes;
}

/** What an operator can mend, as one line; anything else as it is. */
export function explained(error: unknown): unknown {
  const codes = codesOf(error);
  const again = 'nothing of the work is shown, and the same command completes it';
  if (codes.includes('ENOSPC')) return new StartError(`no room is left on the disk: ${again}`);
  if (codes.some((code) => databaseGone.test(code))) {
    return new StartError(`the database went away: ${again}`);
  }
  return error;
}
