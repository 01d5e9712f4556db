import { isDatabaseAway } from '#db/database-away.ts';
import { isSystemError, StartError, systemErrorCode } from '#errors/start-error.ts';

/** Whether an error, or what caused it, is that no room is left. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return systemErrorCode(error) === 'ENOSPC' || isDiskFull(error.cause);
}

/** What an operator can mend, as one line; anything else as it is. */
export function explained(error: unknown): unknown {
  const again = 'nothing of the work is shown, and the same command completes it';
  if (isDiskFull(error)) return new StartError(`no room is left on the disk: ${again}`);
  if (isDatabaseAway(error)) return new StartError(`the database went away: ${again}`);
  if (isSystemError(error)) return new StartError(`${error.message}: ${again}`);
  return error;
}

/** In one line what went wrong at the bottom of it: a query that failed would else be said with all its values. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error
    ? causeOf(error.cause)
    : error.message.replaceAll(/\s+/g, ' ').trim() || error.name;
}
