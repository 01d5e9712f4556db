import { and, eq } from 'drizzle-orm';
import { member } from '#db/schema/account/access.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Caller } from '#http/request/caller.ts';
import type { UnitContext } from '#http/request-context.ts';
import { saveAnswers, type Answers } from '#modules/account/consents/answers.ts';

type NewAccount = Pick<
  typeof member.$inferInsert,
  'email' | 'nickname' | 'passwordHash' | 'passwordChangedAt' | 'cellPhone'
> & { readonly answers: Answers };

/**
 * Opens an account, and notes what its member consents to. A guest's account becomes it, so that
 * all that hangs on it moves along (reading-service, section 1 "Access"); `openSession` then ends
 * the guest's session.
 * @throws the violation of `member_email` where another account has the email
 */
export async function openAccount(
  unit: UnitContext,
  caller: Pick<Caller, 'reader' | 'client'>,
  { answers, ...given }: NewAccount,
): Promise<string> {
  const columns = { ...given, guest: false, locale: caller.client.locale };
  const memberId = (await promoteGuest(unit, caller, columns)) ?? (await addMember(unit, columns));
  await saveAnswers(unit, memberId, answers);
  return memberId;
}

type Columns = Omit<NewAccount, 'answers'> & Pick<typeof member.$inferInsert, 'guest' | 'locale'>;

/** Null where nobody's or a member's browser asks. */
async function promoteGuest(
  { db }: UnitContext,
  caller: Pick<Caller, 'reader'>,
  columns: Columns,
): Promise<string | null> {
  if (caller.reader.kind !== 'guest') return null;
  const isThis = and(eq(member.id, caller.reader.memberId), eq(member.guest, true));
  const [promoted] = await db.update(member).set(columns).where(isThis).returning();
  if (promoted === undefined) return null;
  await db.update(reader).set({ kind: 'member' }).where(eq(reader.memberId, promoted.id));
  return promoted.id;
}

async function addMember({ db, now }: UnitContext, columns: Columns): Promise<string> {
  const [added] = await db
    .insert(member)
    .values({ ...columns, createdAt: now() })
    .returning({ id: member.id });
  if (added === undefined) throw new Error('the member was not stored');
  return added.id;
}
