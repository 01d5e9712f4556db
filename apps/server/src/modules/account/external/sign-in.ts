import { eq } from 'drizzle-orm';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { member } from '#db/schema/account/access.ts';
import type { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { answerSignedIn } from '#modules/account/sessions/answer-signed-in.ts';
import { openSession } from '#modules/account/sessions/open-session.ts';
import { makeDormantCheck } from '#modules/account/sign-in/dormant.ts';
import { findLogin, takeIdentity, type Identity } from './identity.ts';

/** Whoever comes by a provider stays as long as who comes by email without asking for more. */
const stay = { stayLogged: false };

/**
 * The account of an identity.
 * @throws ApiFailure 417 where it has none, 409 where it was disconnected, 410 where the account
 * waits to be deleted
 */
async function accountOf(unit: UnitContext, identity: Identity) {
  const login = await findLogin(unit, identity);
  if (login === null) throw new ApiFailure(417, 'externalAccountMissing');
  if (login.disconnectedAt !== null) throw new ApiFailure(409, 'externalLoginDisconnected');
  const [row] = await unit.db
    .select({ dormantAt: member.dormantAt, deletionAskedAt: member.deletionAskedAt })
    .from(member)
    .where(eq(member.id, login.memberId));
  if (row === undefined) throw new ApiFailure(417, 'externalAccountMissing');
  if (row.deletionAskedAt !== null) {
    throw new ApiFailure(410, 'accountAwaitsDeletion', { awaitDeleted: true });
  }
  return { memberId: login.memberId, dormant: row.dormantAt !== null };
}

/**
 * Signs in by what a provider said (reading-service, section 4 "External sign-in outcomes"). Where
 * there is no account, what was said can open one.
 * @throws ApiFailure as `accountOf`; 410 with what reactivates a dormant account
 */
export async function externalSignIn(
  context: RequestContext,
  call: CallRequest<'externalSignIn'>,
): Promise<Answer<AuthenticationResult>> {
  const found = await inUnit(context, async (unit) => {
    const identity = await takeIdentity(unit, call.params.loginType, call.body.externalToken);
    const { memberId, dormant } = await accountOf(unit, identity);
    return dormant
      ? { dormant: await makeDormantCheck(unit, memberId, stay) }
      : { opened: await openSession(unit, memberId, call, stay) };
  });
  if ('dormant' in found) throw new ApiFailure(410, 'accountDormant', { dormant: found.dormant });
  return answerSignedIn(found.opened);
}
