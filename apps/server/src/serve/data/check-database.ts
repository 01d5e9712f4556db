import { openSession } from '#db/session.ts';
import { StartError, systemErrorCode } from '#errors/start-error.ts';

/** What happened where the system has no code for it. */
function happened(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message === 'timeout expired') return 'nothing came back in time';
  if (message.startsWith('Connection terminated')) return 'it speaks no PostgreSQL';
  return message.split('\n', 1)[0] ?? '';
}

type Variable = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

function reason(error: unknown, url: URL, variable: Variable): string {
  const code = systemErrorCode(error) ?? '';
  const where = url.host;
  switch (code) {
    case '28P01':
    case '28000':
      return `${variable}: ${where} refuses the user "${decodeURIComponent(url.username)}" or the password: mend them in the address`;
    case '3D000':
      return `${variable}: ${where} has no database "${decodeURIComponent(url.pathname.slice(1))}": create it, or name another`;
    case '53300':
      return `${variable}: ${where} has no connection left: close some, or allow more`;
    default:
      return `${variable}: no answer from ${where} (${code || happened(error)}): start that database, or mend the address`;
  }
}

/**
 * Sees that a database answers at an address, within 5 s.
 * @throws StartError that says why it does not, without its password.
 */
export async function checkDatabase(
  address: string,
  variable: Variable = 'DATABASE_URL',
): Promise<void> {
  try {
    const session = await openSession(address);
    await session.end();
  } catch (error) {
    throw new StartError(reason(error, new URL(address), variable));
  }
}
