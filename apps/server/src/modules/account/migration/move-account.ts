import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuthenticationResult, PreMigration } from '@hanji/contract/entities/member.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { checkNickname, defaultNickname } from '@hanji/domain/forms/profile.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { movedAccount } from '#db/schema/account/moved-account.ts';
import type { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { addLogin, findLogin } from '#modules/account/external/identity.ts';
import { orEmailTaken } from '#modules/account/or-email-taken.ts';
import { answerSignedIn } from '#modules/account/sessions/answer-signed-in.ts';
import { openSession } from '#modules/account/sessions/open-session.ts';
import { findAccount } from '#modules/account/sign-in/check-credentials.ts';
import { mayEnd } from '#modules/account/signed-in.ts';
import { openAccount } from '#modules/account/sign-up/open-account.ts';
import { takeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import { takeMovedCoins } from '#modules/wallet/grants/take-moved-coins.ts';
import { previousServiceOf, shown } from './previous-account.ts';

type Call = CallRequest<'migrateAccount'>;
type Shown = z.output<typeof shown>;

/**
 * An account for what is moved. Its way in is the provider by which it was shown, or its email with
 * the password that it had there.
 * @throws ApiFailure 409 where another account has the email, and nothing else would lead in
 */
async function newAccount(unit: UnitContext, call: Call, { account, login, passwordHash }: Shown) {
  const { email, nickname } = account;
  const usable = email !== null && checkEmail(email).ok ? email : null;
  const isFree = usable !== null && (await findAccount(unit.db, usable)) === null;
  if (!isFree && login === null) throw new ApiFailure(409, 'emailTaken');
  const checked = checkNickname(nickname);
  const memberId = await openAccount(unit, call, {
    email: isFree ? usable : null,
    nickname: checked.ok ? checked.value : (defaultNickname(email ?? '') ?? ''),
    cellPhone: null,
    ...(isFree && passwordHash !== null && { passwordHash, passwordChangedAt: unit.now() }),
    answers: {},
  });
  if (login !== null) await addLogin(unit, memberId, login);
  return memberId;
}

/** The account of who is signed in, that of the provider's user, or a new one. */
async function accountFor(unit: UnitContext, call: Call, moved: Shown): Promise<string> {
  if (call.reader.kind === 'member') return call.reader.memberId;
  const known = moved.login === null ? null : await findLogin(unit, moved.login);
  if (known === null) return newAccount(unit, call, moved);
  if (known.disconnectedAt !== null) throw new ApiFailure(409, 'externalLoginDisconnected');
  return known.memberId;
}

/**
 * Whether an account has come to this member before. The member's row stays locked until the unit
 * ends: of two accounts at once one comes.
 */
async function hasMoved({ db }: UnitContext, product: string, memberId: string): Promise<boolean> {
  // Its key stays as it is: a wallet that is made meanwhile waits for nothing.
  await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  return (await findMoved(db, product, memberId)) !== null;
}

async function findMoved(db: Executor, product: string, memberId: string) {
  const isThis = and(eq(movedAccount.product, product), eq(movedAccount.memberId, memberId));
  const [found] = await db.select().from(movedAccount).where(isThis);
  return found ?? null;
}

/**
 * Moves an account of the previous service here, with its coins, once, and signs in. Where that
 * fails, nothing has moved.
 * @throws ApiFailure 410 where nothing was shown, or too long ago; 409 for one that was moved
 */
export async function migrateAccount(
  context: RequestContext,
  call: Call,
): Promise<Answer<AuthenticationResult>> {
  const { id, product } = call.params;
  const opened = await orEmailTaken(() =>
    inUnit(context, async (unit) => {
      const taken = await takeOneTimeToken(unit, 'previousAccount', id, shown);
      if (taken?.data.product !== product) throw new ApiFailure(410, 'externalLoginExpired');
      if (!mayEnd(call, taken.memberId)) throw new ApiFailure(410, 'externalLoginExpired');
      const { account } = taken.data;
      const { purchasedCoins, freeCoins } = account;
      const memberId = await accountFor(unit, call, taken.data);
      if (await hasMoved(unit, product, memberId)) throw new ApiFailure(409, 'accountMoved');
      const moved = await unit.db
        .insert(movedAccount)
        .values({
          product,
          previousId: account.id,
          memberId,
          purchasedCoins,
          freeCoins,
          movedAt: unit.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (moved.length === 0) throw new ApiFailure(409, 'accountMoved');
      await takeMovedCoins(unit.db, { memberId, purchasedCoins, freeCoins }, unit.now());
      return openSession(unit, memberId, call, { stayLogged: false });
    }),
  );
  return answerSignedIn(opened);
}

/**
 * Whether somebody may begin: to whom an account was moved, no second one comes.
 * @throws ApiFailure 404 where no such service is set
 */
export async function readPreMigration(
  context: RequestContext,
  { params, reader }: CallRequest<'checkPreMigration'>,
): Promise<PreMigration> {
  const { product } = previousServiceOf(context, params.product);
  const found =
    reader.kind === 'member' ? await findMoved(context.db, product, reader.memberId) : null;
  if (found === null) return { allowed: true, moved: null };
  const { freeCoins, movedAt, purchasedCoins } = found;
  return { allowed: false, moved: { purchasedCoins, freeCoins, movedAt: movedAt.toISOString() } };
}
