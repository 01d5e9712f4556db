import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { member } from '#db/schema/account/access.ts';
import type { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitAttempts } from '#modules/account/attempts/limit-attempts.ts';
import type { AttemptLimit } from '#modules/account/attempts/limits.ts';
import { answerSignedIn } from '#modules/account/sessions/answer-signed-in.ts';
import { openSession } from '#modules/account/sessions/open-session.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';

const minute = 60;

/** Guests of one network, which many devices may share: each is a row that stays for a month. */
const fromNetwork: AttemptLimit = {
  name: 'guest network',
  free: 30,
  firstDelay: 10,
  longestDelay: 10 * minute,
  forgottenEvery: 2 * minute,
  clearedBySuccess: false,
};

/**
 * An account of a device alone: whoever loses its session has lost it, so that it stays long.
 * @throws ApiFailure 409 for who is signed in already, 429 for one guest too many
 */
export async function createGuest(
  context: RequestContext,
  call: CallRequest<'createGuest'>,
): Promise<Answer<AuthenticationResult>> {
  if (call.reader.kind !== 'visitor') throw new ApiFailure(409, 'alreadySignedIn');
  // Each counts, whatever becomes of it.
  const attempt = { limit: fromNetwork, of: [networkOf(call.ip)] };
  await limitAttempts(context, [attempt], async () => null);
  const opened = await inUnit(context, async (unit) => {
    const [added] = await unit.db
      .insert(member)
      .values({ guest: true, locale: call.client.locale, createdAt: unit.now() })
      .returning({ id: member.id });
    if (added === undefined) throw new Error('the guest was not stored');
    return openSession(unit, added.id, call, { stayLogged: true });
  });
  return answerSignedIn(opened);
}
