import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export type OutsideRequest = {
  readonly path: string;
  readonly authorization: string;
  readonly body: Record<string, unknown>;
};

/** What an outside service answers, or how it fails. */
export type OutsideAnswer =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly text: string }
  | 'hangs'
  | 'breaks off';

/** A service of somebody else's on a port of its own, until the test file ends. */
export async function outsideServer(
  answer: (request: OutsideRequest) => OutsideAnswer,
): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((request, response) => {
    void reply(request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  afterAll(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop };
}

function readBody(sent: string): Record<string, unknown> {
  return sent.startsWith('{')
    ? (JSON.parse(sent) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(sent));
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: OutsideRequest) => OutsideAnswer,
): Promise<void> {
  const { authorization = '' } = request.headers;
  const body = readBody(await text(request));
  const given = answer({ path: request.url ?? '', authorization, body });
  if (given === 'hangs') return;
  if (given === 'breaks off') {
    request.socket.destroy();
    return;
  }
  response.writeHead(given.status ?? 200, { 'content-type': 'application/json' });
  response.end('json' in given ? JSON.stringify(given.json) : given.text);
}
