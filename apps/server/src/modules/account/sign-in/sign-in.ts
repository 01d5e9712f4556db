import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { openSession, type OpenedSession } from '#modules/account/sessions/open-session.ts';
import { checkCredentials, lockChecked } from './check-credentials.ts';

/**
 * Signs in by email and password (reading-service, section 4 "Authentication"). Only who knows the
 * password of a dormant account learns that it is one.
 * @throws ApiFailure as `checkCredentials`; 410 for a dormant account
 */
export async function signIn(
  context: RequestContext,
  request: CallRequest<'signIn'>,
): Promise<OpenedSession> {
  const { body, ip } = request;
  const account = await checkCredentials(context, { ...body, ip, purpose: 'LOGIN' });
  if (account.dormantAt !== null) throw new ApiFailure(410, 'accountDormant');
  return inUnit(context, async (unit) => {
    await lockChecked(unit, account);
    return openSession(unit, account.id, request, { stayLogged: body.stayLogged === 'Y' });
  });
}
