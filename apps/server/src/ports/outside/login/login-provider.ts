import * as openId from 'openid-client';
import { z } from 'zod';
import type { LoginProviderSettings } from '#settings/outside/login-providers.ts';
import { longestWaitMs, ServiceAwayError } from '../ask-service.ts';

/** What is remembered of somebody who is on the way to a provider and back. */
export type LoginFlow = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
};

/** Whom a provider means. The email counts as theirs only where the provider has verified it. */
export type ProviderIdentity = {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
};

/** The provider does not know the code any more, or gave it for somebody else's request. */
export class LoginRefusedError extends Error {
  override readonly name = 'LoginRefusedError';
}

export function newCodeVerifier(): string {
  return openId.randomPKCECodeVerifier();
}

const configurations = new WeakMap<LoginProviderSettings, Promise<openId.Configuration>>();

function isOpenId({ at }: LoginProviderSettings): boolean {
  return 'issuer' in at;
}

async function configure(settings: LoginProviderSettings): Promise<openId.Configuration> {
  const { at, clientId, clientSecret } = settings;
  const address = 'issuer' in at ? at.issuer : at.authorizeUrl;
  // Settings let http through for this machine alone.
  const execute = address.startsWith('http:') ? [openId.allowInsecureRequests] : [];
  const timeout = longestWaitMs / 1000;
  if ('issuer' in at) {
    const url = new URL(at.issuer);
    // Signatures are checked although the token comes from the provider itself.
    const checked = [...execute, openId.enableNonRepudiationChecks];
    return openId.discovery(url, clientId, clientSecret, undefined, { execute: checked, timeout });
  }
  const server = {
    issuer: new URL(at.authorizeUrl).origin,
    authorization_endpoint: at.authorizeUrl,
    token_endpoint: at.tokenUrl,
  };
  const made = new openId.Configuration(server, clientId, clientSecret);
  made.timeout = timeout;
  for (const change of execute) change(made);
  return made;
}

/** What a provider says of itself is asked for once; where it did not answer, the next time. */
function configurationOf(settings: LoginProviderSettings): Promise<openId.Configuration> {
  const known = configurations.get(settings);
  if (known !== undefined) return known;
  const made = configure(settings);
  configurations.set(settings, made);
  made.catch(() => configurations.delete(settings));
  return made;
}

/** @throws ServiceAwayError, LoginRefusedError */
async function askProvider<Answered>(ask: () => Promise<Answered>): Promise<Answered> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServiceAwayError) throw error;
    const refused =
      (error instanceof openId.ResponseBodyError && error.error === 'invalid_grant') ||
      (error instanceof openId.ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED');
    if (refused) throw new LoginRefusedError('the provider does not stand by the code');
    // Its words are not for a log: they may be about a person.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ServiceAwayError(`a login provider failed ${code}`.trim());
  }
}

/**
 * Where the provider asks its user (OAuth 2.0 with PKCE; OpenID Connect where it has an issuer).
 * @throws ServiceAwayError
 */
export async function authorizeUrl(
  settings: LoginProviderSettings,
  { state, nonce, codeVerifier, redirectUri }: LoginFlow,
): Promise<string> {
  const challenge = await openId.calculatePKCECodeChallenge(codeVerifier);
  const configuration = await askProvider(() => configurationOf(settings));
  return openId.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(settings.scope === '' ? {} : { scope: settings.scope }),
    ...(settings.responseMode === 'query' ? {} : { response_mode: settings.responseMode }),
    ...(isOpenId(settings) ? { nonce } : {}),
  }).href;
}

const subject = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^[^\p{Cc}]{1,255}$/u));
const email = z.email().max(254).nullable().catch(null);

function valueAt(claims: unknown, path: string): unknown {
  return path.split('.').reduce((found: unknown, name) => {
    const isRecord = typeof found === 'object' && found !== null && Object.hasOwn(found, name);
    return isRecord ? (found as Record<string, unknown>)[name] : undefined;
  }, claims);
}

function readIdentity(settings: LoginProviderSettings, claims: unknown): ProviderIdentity {
  const whom = subject.safeParse(valueAt(claims, settings.subject));
  if (!whom.success) throw new ServiceAwayError('a login provider named nobody');
  // Apple says it in words.
  const verified = [true, 'true'].includes(valueAt(claims, 'email_verified') as boolean | string);
  return {
    subject: whom.data,
    email: email.parse(valueAt(claims, settings.email) ?? null),
    emailVerified: isOpenId(settings) && verified,
  };
}

/**
 * Whom the provider sent back with this code.
 * @throws LoginRefusedError, ServiceAwayError
 */
export async function identify(
  settings: LoginProviderSettings,
  { state, nonce, codeVerifier, redirectUri }: LoginFlow,
  code: string,
): Promise<ProviderIdentity> {
  const configuration = await askProvider(() => configurationOf(settings));
  const back = new URL(redirectUri);
  back.searchParams.set('code', code);
  back.searchParams.set('state', state);
  const { issuer, authorization_response_iss_parameter_supported: named } =
    configuration.serverMetadata();
  // Each provider has a redirect address of its own, which tells it as well as its name would.
  if (named === true) back.searchParams.set('iss', issuer);
  const claims = await askProvider(async () => {
    const tokens = await openId.authorizationCodeGrant(configuration, back, {
      expectedState: state,
      pkceCodeVerifier: codeVerifier,
      ...(isOpenId(settings) ? { expectedNonce: nonce, idTokenExpected: true } : {}),
    });
    if ('issuer' in settings.at) return tokens.claims();
    const userinfo = new URL(settings.at.userinfoUrl);
    const answer = await openId.fetchProtectedResource(
      configuration,
      tokens.access_token,
      userinfo,
      'GET',
    );
    if (!answer.ok) throw new ServiceAwayError(`userinfo answered ${answer.status}`);
    return answer.json();
  });
  return readIdentity(settings, claims);
}
