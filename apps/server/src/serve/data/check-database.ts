import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { StartError, systemErrorCode } from '#errors/start-error.ts';

const longestS = 5;

function reason(error: unknown, url: URL): string {
  const code = systemErrorCode(error) ?? '';
  const where = url.host;
  switch (code) {
    case '28P01':
    case '28000':
      return `DATABASE_URL: ${where} refuses the user "${decodeURIComponent(url.username)}" or the password: mend them in the address`;
    case '3D000':
      return `DATABASE_URL: ${where} has no database "${decodeURIComponent(url.pathname.slice(1))}": create it, or name another`;
    case '53300':
      return `DATABASE_URL: ${where} has no connection left: close some, or allow more`;
    default: {
      const shown =
        code === ''
          ? String(error)
              .replace(/^Error: /, '')
              .split('\n')[0]
          : code;
      return `DATABASE_URL: no answer from ${where} (${shown}): start that database, or mend the address`;
    }
  }
}

/**
 * Sees that a database answers at an address, within 5 s.
 * @throws StartError that says why it does not, without its password.
 */
export async function checkDatabase(address: string): Promise<void> {
  const sql = postgres(address, { max: 1, connect_timeout: longestS, backoff: () => 1 });
  const over = new AbortController();
  // What speaks another protocol hangs up, and would be called again for ever.
  const tooLong = sleep(longestS * 1000 + 500, null, { signal: over.signal }).then(() => {
    throw new Error('it speaks no PostgreSQL');
  });
  try {
    await Promise.race([sql`select 1`, tooLong]);
  } catch (error) {
    throw new StartError(reason(error, new URL(address)));
  } finally {
    over.abort();
    tooLong.catch(() => {});
    await sql.end({ timeout: 0 });
  }
}
