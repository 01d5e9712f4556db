import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, interactionPolicy } from 'oidc-provider';
import { claimsOf } from './accounts.ts';
import { memoryAdapter } from './memory-adapter.ts';

/** What everybody who stands in has, since nobody but this machine reaches the stand-in. */
export const clientSecret = 'stand-in';

const { base, Check } = interactionPolicy;

/** Asks each time: whoever tries flows wants to be somebody else the next time. */
function askEachTime(): ReturnType<typeof base> {
  const policy = base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new Check('each_time', 'the stand-in asks each time', (ctx) =>
        ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

function isLocal(uri: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(uri)?.hostname ?? '');
}

/** An OpenID provider with a client for each kind of provider that it stands in for. */
export function makeProvider(issuer: string, loginTypes: readonly string[]): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: loginTypes.map((loginType) => ({
      client_id: loginType,
      client_name: loginType,
      client_secret: clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: ['http://localhost'],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    renderError(ctx, { error, error_description: description = '' }) {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${description}`;
    },
    // As most providers do: what is asked for is in the ID token.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: askEachTime(),
      url: (_ctx, { uid }) => `/interaction/${uid}`,
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    async findAccount(ctx, accountId) {
      const loginType = ctx.oidc.client?.clientId ?? '';
      return { accountId, claims: async () => ({ ...claimsOf(accountId, loginType) }) };
    },
    async loadExistingGrant({ oidc: { client, session, provider: own } }) {
      const grant = new own.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  // Whatever ports the editions have: what is of this machine may come back.
  provider.Client.prototype.redirectUriAllowed = isLocal;
  return provider;
}
