import { randomBytes } from 'node:crypto';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { testNow } from '#http/testing/test-now.ts';
import { hashPassword } from '#modules/account/credentials/password-hash.ts';

export const testPassword = 'correct-horse-7';

type MemberColumns = Partial<typeof member.$inferInsert>;

let testPasswordHash: Promise<string> | null = null;

/** A member who signs in with `testPassword`, of an address of their own; columns can be others. */
export async function addMember(
  db: Executor,
  columns: MemberColumns = {},
): Promise<typeof member.$inferSelect & { readonly email: string }> {
  testPasswordHash ??= hashPassword(testPassword);
  const email = `${randomBytes(6).toString('hex')}@reader.example`;
  const [row] = await db
    .insert(member)
    .values({
      email,
      nickname: '독자',
      passwordHash: await testPasswordHash,
      passwordChangedAt: testNow,
      lastSignedInAt: testNow,
      ...columns,
    })
    .returning();
  if (row === undefined) throw new Error('no member was stored');
  return { ...row, email: row.email ?? email };
}
