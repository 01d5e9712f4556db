const codes = new Set([
  // Of the client.
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  // Of the system.
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Of PostgreSQL: too many connections, shutting down, crashed, starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * Whether a query failed because the database is not there at the moment, rather than for anything
 * in the query: the same may work in a little while.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  return isDatabaseAway(error.cause);
}
