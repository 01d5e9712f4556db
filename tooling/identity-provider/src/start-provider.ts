import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { isName } from './accounts.ts';
import { loginPage } from './login-page.ts';
import { clientSecret, makeProvider } from './make-provider.ts';

export type IdentityProvider = {
  readonly url: string;
  /** What a setting of the service says of the provider that this stands in for, in JSON. */
  setting(loginType: string): string;
  stop(): Promise<void>;
};

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

async function interact(provider: Provider, { request, response }: Exchange): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  const show = (problem: string | null): void => {
    const page = loginPage(request.url ?? '', String(params['client_id']), problem);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  if (request.method !== 'POST') return show(null);
  const form = new URLSearchParams(await text(request));
  if (form.has('cancel')) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const accountId = form.get('name') ?? '';
  if (!isName(accountId)) return show('A name has small letters, digits and hyphens.');
  await provider.interactionFinished(request, response, { login: { accountId } });
}

/**
 * Each sign-in begins as in a browser where nobody has signed in: of one that is somebody else than
 * before, the provider would first ask to sign out.
 */
function forgetSession(request: IncomingMessage): void {
  const cookies = request.headers.cookie?.split('; ') ?? [];
  request.headers.cookie = cookies.filter((pair) => !pair.startsWith('_session')).join('; ');
}

async function answer(provider: Provider, exchange: Exchange): Promise<void> {
  try {
    await interact(provider, exchange);
  } catch {
    // The interaction of this address is over, or was another browser's.
    exchange.response.writeHead(400, { 'content-type': 'text/plain' }).end('Please begin again.');
  }
}

/**
 * Starts the stand-in at a port of this machine; 0 is any free one.
 * @throws where the port is taken
 */
export async function startIdentityProvider(
  loginTypes: readonly string[],
  port = 0,
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(url, loginTypes);
  const callback = provider.callback();
  server.on('request', (request, response) => {
    forgetSession(request);
    const isInteraction = request.url?.startsWith('/interaction/') === true;
    void (isInteraction ? answer(provider, { request, response }) : callback(request, response));
  });
  return {
    url,
    setting: (loginType) => JSON.stringify({ issuer: url, clientId: loginType, clientSecret }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
