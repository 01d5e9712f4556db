import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.ts';

const executeBits = { owner: 0o100, group: 0o010, others: 0o001 };

/**
 * The first folder on the way to `target`, itself included, that the account may not pass; null
 * when it may pass all. Null as well for a null account, the user of this process.
 */
export async function closedFolder(
  target: string,
  account: Account | null,
): Promise<string | null> {
  if (account === null) return null;
  const parts = path.resolve(target).split(path.sep).filter(Boolean);
  for (let depth = 0; depth <= parts.length; depth += 1) {
    const folder = path.sep + parts.slice(0, depth).join(path.sep);
    const { mode, uid, gid } = await stat(folder);
    const who = uid === account.uid ? 'owner' : gid === account.gid ? 'group' : 'others';
    if ((mode & executeBits[who]) === 0) return folder;
  }
  return null;
}
