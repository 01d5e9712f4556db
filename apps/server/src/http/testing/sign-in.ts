import { hash, randomBytes } from 'node:crypto';
import type { Executor } from '#db/executor.ts';
import { member, session } from '#db/schema/access.ts';
import { testNow } from './test-now.ts';

/** A signed-in person: the member's id and the token of the session. */
export async function signIn(
  db: Executor,
  { guest = false, expiresAt = new Date(testNow.getTime() + 3_600_000) } = {},
): Promise<{ memberId: string; token: string }> {
  const [row] = await db.insert(member).values({ guest }).returning();
  if (row === undefined) throw new Error('no member was stored');
  const token = randomBytes(32).toString('base64url');
  const tokenHash = Buffer.from(hash('sha256', token, 'hex'), 'hex');
  await db.insert(session).values({ tokenHash, memberId: row.id, expiresAt });
  return { memberId: row.id, token };
}
