import { z } from 'zod';
import { certifiedEmailCookie } from '@hanji/contract/headers.ts';
import type { CookieChange } from '#http/answer/cookies.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { foldEmail } from '#modules/account/tokens/keyed-digest.ts';
import {
  isOneTimeTokenGood,
  makeOneTimeToken,
  takeOneTimeToken,
} from '#modules/account/tokens/one-time-token.ts';

type Place = Pick<RequestContext, 'db' | 'now'>;

/** Enough for the form that follows. */
export const certifiedEmailLifetimeMs = 30 * 60 * 1000;

const certified = z.object({ email: z.string() });

/** Notes which email this browser has certified: the cookie of an answer. */
export async function certifyEmail(place: Place, email: string): Promise<CookieChange> {
  const value = await makeOneTimeToken(place, {
    kind: 'certifiedEmail',
    data: { email: foldEmail(email) },
    lifetimeMs: certifiedEmailLifetimeMs,
  });
  return { name: certifiedEmailCookie, value, maxAge: certifiedEmailLifetimeMs / 1000 };
}

/** Of an answer after which the certified email is used up. */
export const forgetCertifiedEmail: CookieChange = { name: certifiedEmailCookie, value: null };

/** @throws ApiFailure 403 where this browser has certified no email, whichever */
export async function assertCertified(
  place: Place,
  { cookies }: Pick<Caller, 'cookies'>,
): Promise<void> {
  const token = cookies[certifiedEmailCookie] ?? '';
  if (await isOneTimeTokenGood(place, 'certifiedEmail', token)) return;
  throw new ApiFailure(403, 'emailNotCertified');
}

/**
 * Uses up what this browser has certified, within the unit that needs it.
 * @throws ApiFailure 403 where that is another email, or nothing
 */
export async function takeCertifiedEmail(
  place: Place,
  { cookies }: Pick<Caller, 'cookies'>,
  email: string,
): Promise<void> {
  const token = cookies[certifiedEmailCookie] ?? '';
  const taken = await takeOneTimeToken(place, 'certifiedEmail', token, certified);
  if (taken?.data.email !== foldEmail(email)) throw new ApiFailure(403, 'emailNotCertified');
}
