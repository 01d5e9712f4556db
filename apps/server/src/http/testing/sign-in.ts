import { hash, randomBytes } from 'node:crypto';
import type { Executor } from '#db/executor.ts';
import { member, session } from '#db/schema/account/access.ts';
import { testNow } from './test-now.ts';

type Signing = Partial<typeof member.$inferInsert> & { readonly expiresAt?: Date };

/** A signed-in person, with these columns: the member's id and the token of the session. */
export async function signIn(
  db: Executor,
  { expiresAt = new Date(testNow.getTime() + 3_600_000), ...columns }: Signing = {},
): Promise<{ memberId: string; token: string }> {
  const [row] = await db.insert(member).values(columns).returning();
  if (row === undefined) throw new Error('no member was stored');
  const token = randomBytes(32).toString('base64url');
  const tokenHash = Buffer.from(hash('sha256', token, 'hex'), 'hex');
  await db.insert(session).values({ tokenHash, memberId: row.id, expiresAt });
  return { memberId: row.id, token };
}
