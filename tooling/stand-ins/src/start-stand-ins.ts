import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityHandler } from './identity/interact.ts';
import { clientSecret, makeProvider } from './identity/make-provider.ts';
import { answerPrevious } from './previous/answer-previous.ts';

export type StandIns = {
  readonly url: string;
  /** What a setting of the service says of the provider that this stands in for, in JSON. */
  setting(loginType: string): string;
  /** Where the service finds what stands in for a previous one, and by what it is known there. */
  readonly previousService: { readonly url: string; readonly secret: string };
  stop(): Promise<void>;
};

/** What the service says to the previous one. */
const previousSecret = 'stand-in';
const previousPath = '/previous';

/**
 * Starts what stands in for external providers and for a previous service at a port of this machine;
 * 0 is any free one.
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
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    void (path.startsWith(`${previousPath}/`)
      ? answerPrevious(path.slice(previousPath.length), previousSecret, { request, response })
      : asProvider({ request, response }));
  });
  return {
    url,
    setting: (loginType) => JSON.stringify({ issuer: url, clientId: loginType, clientSecret }),
    previousService: { url: url + previousPath, secret: previousSecret },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
