import { eq, sql } from 'drizzle-orm';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext, UnitContext } from '#http/request-context.ts';
import { limitAttempts } from '#modules/account/attempts/limit-attempts.ts';
import { passwordAttempts } from '#modules/account/attempts/limits.ts';
import { decryptPassword } from '#modules/account/credentials/decrypt-password.ts';
import { verifyPassword } from '#modules/account/credentials/password-hash.ts';
import { foldEmail } from '#modules/account/tokens/keyed-digest.ts';

export type Account = typeof member.$inferSelect;

type Credentials = EncryptedPassword & {
  readonly email: string;
  readonly purpose: RsaPurpose;
  readonly ip: string;
};

/** The account of an email, in whatever case it is written; null where there is none. */
export async function findAccount(db: Executor, email: string): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(member)
    .where(eq(sql`lower(${member.email})`, foldEmail(email)));
  return found ?? null;
}

/**
 * The account that an email and a password belong to. Whatever is wrong, an account that is not
 * `wanted` among it, the refusal is the same and takes as long: one look for the account and one
 * hash. An account that awaits its deletion is nobody's any more.
 * @throws ApiFailure 401; 429 after too many of them; 503 where too many passwords wait
 */
export async function checkCredentials(
  context: RequestContext,
  { email, ip, ...sent }: Credentials,
  isWanted: (account: Account) => boolean = () => true,
): Promise<Account> {
  const right = await limitAttempts(context, passwordAttempts(email, ip), async () => {
    const decrypted = await decryptPassword(context, sent);
    const found = await findAccount(context.db, email);
    const account =
      found !== null && found.deletionAskedAt === null && isWanted(found) ? found : null;
    const isRight = await verifyPassword(
      account?.passwordHash ?? null,
      decrypted?.password ?? null,
    );
    return isRight ? account : null;
  });
  if (right === null) throw new ApiFailure(401, 'signInFailed');
  return right;
}

/**
 * Locks an account whose password was checked, until the unit ends: nobody gets in by one that was
 * changed meanwhile.
 * @throws ApiFailure 401
 */
export async function lockChecked({ db }: UnitContext, account: Account): Promise<void> {
  const [found] = await db
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, account.id))
    .for('no key update');
  if (found?.passwordHash !== account.passwordHash) throw new ApiFailure(401, 'signInFailed');
}
