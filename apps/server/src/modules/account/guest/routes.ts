import type { guestCalls } from '@hanji/contract/calls/account/guest.ts';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { member } from '#db/schema/access.ts';
import { Answer } from '#http/answer/answer.ts';
import type { CallRequest, Handlers } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { openSession } from '#modules/account/sessions/open-session.ts';

/**
 * An account of a device alone: whoever loses its session has lost it, so that it stays long.
 * @throws ApiFailure 409 for who is signed in already
 */
async function createGuest(
  context: RequestContext,
  call: CallRequest<'createGuest'>,
): Promise<Answer<AuthenticationResult>> {
  if (call.reader.kind !== 'visitor') throw new ApiFailure(409, 'alreadySignedIn');
  const { result, cookie } = await inUnit(context, async (unit) => {
    const [added] = await unit.db
      .insert(member)
      .values({ guest: true, locale: call.client.locale, createdAt: unit.now() })
      .returning({ id: member.id });
    if (added === undefined) throw new Error('the guest was not stored');
    return openSession(unit, added.id, call, { stayLogged: true });
  });
  return new Answer(result, { cookies: [cookie] });
}

export function guestHandlers(context: RequestContext): Pick<Handlers, keyof typeof guestCalls> {
  return { createGuest: (call) => createGuest(context, call) };
}
