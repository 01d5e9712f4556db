const codes = new Set([
  // Of the system.
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Of PostgreSQL: read only, no room on the disk, no memory, too many connections, a statement that took too
  // long, shutting down, crashed, starting up, a session that was idle for too long.
  '25006',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
]);

/** The driver gives its own failures no code. */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
];

/**
 * Whether a query failed because the database is not there at the moment, rather than for anything
 * in the query: the same may work in a little while.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  if (messages.some((message) => message.test(error.message))) return true;
  return isDatabaseAway(error.cause);
}
