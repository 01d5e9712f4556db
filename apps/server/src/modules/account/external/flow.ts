import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { externalLoginCookie, requestTimeToleranceMs } from '@hanji/contract/headers.ts';
import type { CookieChange } from '#http/answer/cookies.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { orBadGateway } from '#modules/account/or-bad-gateway.ts';
import { boundTo, mayEnd } from '#modules/account/signed-in.ts';
import { makeOneTimeToken, takeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import { newToken, tokenDigest } from '#modules/account/tokens/opaque-token.ts';
import {
  authorizeUrl,
  identify,
  LoginRefusedError,
  newCodeVerifier,
  type ProviderIdentity,
} from '#ports/outside/login/login-provider.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { LoginProviderSettings } from '#settings/outside/login-providers.ts';

const lifetimeMs = 10 * 60 * 1000;

const flow = z.object({
  loginType: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
});

/** @throws ApiFailure 404 for a provider that the edition does not have, or nobody has set */
function providerOf(context: RequestContext, loginType: LoginType): LoginProviderSettings {
  const settings = context.settings.logins[loginType];
  const offered = editionFacts(context.origin.edition).loginTypes.includes(loginType);
  if (!offered || settings === undefined) throw new ApiFailure(404, 'loginTypeUnavailable');
  return settings;
}

/** The page to which a provider sends browsers back, whose guard lets it pass. */
export function callbackPath(
  { origin }: Pick<RequestContext, 'origin'>,
  loginType: LoginType | ':loginType',
): string {
  return origin.capabilities.includes('reading')
    ? `/member/external-idp/web/${loginType}/callback`
    : `/login/callback/${loginType}`;
}

/**
 * Where a provider asks its user, and the cookie by which this browser alone comes back.
 * @throws ApiFailure 404, and 502 where the provider is away
 */
export async function beginFlow(
  context: RequestContext,
  loginType: LoginType,
  path: string,
  caller: Pick<Caller, 'log' | 'reader'>,
): Promise<{ readonly url: string; readonly cookie: CookieChange }> {
  const settings = providerOf(context, loginType);
  const begun = {
    state: newToken(),
    nonce: newToken(),
    codeVerifier: newCodeVerifier(),
    redirectUri: `${context.origin.publicUrl}${path}`,
  };
  const url = await orBadGateway(caller, () => authorizeUrl(settings, begun));
  const data = { loginType, ...begun };
  // Whose login a member connects is decided here: meanwhile another may sign in to this browser.
  const made = { kind: 'externalFlow', data, lifetimeMs, ...boundTo(caller) } as const;
  const value = await makeOneTimeToken(context, made);
  return { url, cookie: { name: externalLoginCookie, value, maxAge: lifetimeMs / 1000 } };
}

/** Of an answer after which the way is walked. */
export const forgetFlow: CookieChange = { name: externalLoginCookie, value: null };

export type FlowAnswer = {
  readonly code: string;
  readonly state: string;
  readonly stateTimestamp?: number | undefined;
};

/** Naver's callback tells the time of its state, in seconds: of now, as far as clocks agree. */
function isOfNow(context: RequestContext, { stateTimestamp }: FlowAnswer): boolean {
  if (stateTimestamp === undefined) return false;
  const age = context.now().getTime() - stateTimestamp * 1000;
  return age >= -requestTimeToleranceMs && age <= lifetimeMs + requestTimeToleranceMs;
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(tokenDigest(one), tokenDigest(other));
}

/**
 * Whom a provider sent back to this browser, which is asked once, whatever it answers.
 * @throws ApiFailure 400 for what did not begin here, and 502 where the provider is away
 */
export async function endFlow(
  context: RequestContext,
  loginType: LoginType,
  answer: FlowAnswer,
  caller: Pick<Caller, 'cookies' | 'log' | 'reader'>,
): Promise<ProviderIdentity> {
  const settings = providerOf(context, loginType);
  const cookie = caller.cookies[externalLoginCookie] ?? '';
  const begun = await takeOneTimeToken(context, 'externalFlow', cookie, flow);
  const isOwn =
    begun !== null &&
    mayEnd(caller, begun.memberId) &&
    begun.data.loginType === loginType &&
    isSame(begun.data.state, answer.state) &&
    (loginType !== 'naver' || isOfNow(context, answer));
  if (!isOwn) throw new ApiFailure(400, 'externalLoginFailed');
  try {
    return await orBadGateway(caller, () => identify(settings, begun.data, answer.code));
  } catch (error) {
    if (error instanceof LoginRefusedError) throw new ApiFailure(400, 'externalLoginFailed');
    throw error;
  }
}
