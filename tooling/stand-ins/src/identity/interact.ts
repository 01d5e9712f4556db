import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { isName } from './accounts.ts';
import { loginPage } from './login-page.ts';

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

async function answerInteraction(provider: Provider, exchange: Exchange): Promise<void> {
  try {
    await interact(provider, exchange);
  } catch {
    // The interaction of this address is over, or was another browser's.
    exchange.response.writeHead(400, { 'content-type': 'text/plain' }).end('Please begin again.');
  }
}

/** What answers as the providers: the page that asks who one is, and all that the protocol wants. */
export function identityHandler(provider: Provider): (exchange: Exchange) => Promise<void> {
  const callback = provider.callback();
  return (exchange) => {
    const { request, response } = exchange;
    forgetSession(request);
    return request.url?.startsWith('/interaction/') === true
      ? answerInteraction(provider, exchange)
      : callback(request, response);
  };
}
