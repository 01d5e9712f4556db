import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Stands between a service and a provider, and hands on what is asked. Whoever waits for a capture
 * is called once the provider has the money: before the service learns of it, or as it does.
 */
export async function openGateway(providerUrl: string) {
  let onCaptured: { readonly isToldFirst: boolean; readonly call: () => void } | null = null;
  const server = createServer((request, response) => {
    const handOn = async (): Promise<void> => {
      const path = request.url ?? '/';
      const { authorization = '' } = request.headers;
      const body = await text(request);
      const answer = await fetch(providerUrl + path, {
        method: 'POST',
        headers: { authorization },
        body,
      });
      const said = await answer.text();
      const waiting = path === '/payments/capture' ? onCaptured : null;
      if (waiting !== null) onCaptured = null;
      if (waiting?.isToldFirst === false) waiting.call();
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
      if (waiting?.isToldFirst === true) waiting.call();
    };
    handOn().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves at the next capture. */
    whenCaptured: (isToldFirst: boolean): Promise<void> =>
      new Promise((resolve) => {
        onCaptured = { isToldFirst, call: resolve };
      }),
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
}
