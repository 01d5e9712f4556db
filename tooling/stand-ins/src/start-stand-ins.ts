import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHandler } from './identity/interact.ts';
import { clientSecret, makeProvider } from './identity/make-provider.ts';
import { answerPrevious } from './previous/answer-previous.ts';
import { pushKeys } from './push/push-keys.ts';
import { pushPath, PushService } from './push/push-service.ts';

export type StandIns = {
  readonly url: string;
  /** What a setting of the service says of the provider that this stands in for, in JSON. */
  setting(loginType: string): string;
  /** Where the service finds what stands in for a previous one, and by what it is known there. */
  readonly previousService: { readonly url: string; readonly secret: string };
  /** What stands in for the push services of browsers: `<url>/<name>` is a browser's address. */
  readonly push: {
    readonly url: string;
    /** As `HANJI_PUSH_HOSTS` names it. */
    readonly host: string;
    /** By which a service of this machine signs what it sends: the same at every start. */
    readonly keys: { readonly publicKey: string; readonly privateKey: string };
    readonly service: PushService;
  };
  stop(): Promise<void>;
};

/** What the service says to the previous one. */
const previousSecret = 'stand-in';
const previousPath = '/previous';

/**
 * Starts what stands in for external providers, for a previous service and for push services at a
 * port of this machine; 0 is any free one.
 * @throws where the port is taken
 */
export async function startStandIns(loginTypes: readonly string[], port = 0): Promise<StandIns> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const asProvider = identityHandler(makeProvider(url, loginTypes));
  const push = new PushService();
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    const exchange = { request, response };
    if (path.startsWith(`${previousPath}/`)) {
      void answerPrevious(path.slice(previousPath.length), previousSecret, exchange);
    } else if (path.startsWith(`${pushPath}/`)) {
      void push.answer(path.slice(pushPath.length + 1), exchange);
    } else {
      void asProvider(exchange);
    }
  });
  return {
    url,
    setting: (loginType) => JSON.stringify({ issuer: url, clientId: loginType, clientSecret }),
    previousService: { url: url + previousPath, secret: previousSecret },
    push: { url: url + pushPath, host: new URL(url).host, keys: pushKeys, service: push },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
