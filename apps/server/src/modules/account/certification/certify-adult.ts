import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CertificationStart, Mature } from '@hanji/contract/entities/member.ts';
import { certificationCookie } from '@hanji/contract/headers.ts';
import { member } from '#db/schema/account/access.ts';
import { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { readMature } from '#modules/account/profile/read-profile.ts';
import { makeOneTimeToken, takeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import { newToken } from '#modules/account/tokens/opaque-token.ts';
import { httpAdultVerifier, type AdultVerifier } from '#ports/outside/adult-verifier.ts';
import { localVerifier } from './local-verifier.ts';

/** Enough to find one's papers. */
const lifetimeMs = 30 * 60 * 1000;

/** Where the verifier sends a browser back to; what runs there is named as `x-client-platform` is. */
const callbackPath = '/certificate/adult/web/callback';

const flow = z.object({ request: z.string() });

function verifierOf(context: RequestContext): AdultVerifier {
  const { adultVerifier } = context.settings;
  switch (adultVerifier.kind) {
    case 'http':
      return httpAdultVerifier(adultVerifier);
    case 'local':
      return localVerifier(context);
    case 'none':
      throw new ApiFailure(502, 'providerUnavailable');
  }
}

/**
 * Where a verifier asks how old a member is, and the cookie by which this browser alone comes back.
 * @throws ApiFailure 502 where there is no verifier, or it is away
 */
export async function initCertification(
  context: RequestContext,
  call: CallRequest<'initCertification'>,
): Promise<Answer<CertificationStart>> {
  const memberId = memberOf(call);
  const request = newToken();
  const returnTo = `${context.origin.publicUrl}${callbackPath}`;
  const url = await orBadGateway(call, () => verifierOf(context).begin({ request, returnTo }));
  const value = await makeOneTimeToken(context, {
    kind: 'certification',
    memberId,
    data: { request },
    lifetimeMs,
  });
  const cookie = { name: certificationCookie, value, maxAge: lifetimeMs / 1000 };
  return new Answer({ url }, { cookies: [cookie] });
}

/**
 * Takes the verifier's answer, once, from the browser in which the member began.
 * @throws ApiFailure 400 for an answer to something else; 403 for who is no adult
 */
export async function completeCertification(
  context: RequestContext,
  call: CallRequest<'completeCertification'>,
): Promise<Answer<Mature>> {
  const memberId = memberOf(call);
  const cookie = call.cookies[certificationCookie] ?? '';
  const begun = await takeOneTimeToken(context, 'certification', cookie, flow);
  if (begun?.memberId !== memberId) throw new ApiFailure(400, 'certificationFailed');
  const answered = { request: begun.data.request, code: call.query.code };
  const found = await orBadGateway(call, () => verifierOf(context).complete(answered));
  if (found === 'unknown') throw new ApiFailure(400, 'certificationFailed');
  if (found === 'minor') throw new ApiFailure(403, 'adultsOnly');
  await context.db
    .update(member)
    .set({ adultCertifiedAt: context.now() })
    .where(eq(member.id, memberId));
  const cookies = [{ name: certificationCookie, value: null }];
  return new Answer(await readMature(context, memberId), { cookies });
}
