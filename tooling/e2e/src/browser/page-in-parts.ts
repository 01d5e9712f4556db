import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sentPageId } from '@hanji/contract/pages.ts';

type Parts = {
  /** Where the pages of the edition come in two parts. */
  readonly origin: string;
  /** Methods and paths of the calls that came. */
  readonly calls: readonly string[];
  /** The second part of each page comes, or its connection breaks off in its middle. */
  finish(how: 'come' | 'break'): void;
  close(): void;
};

/** Of what another server has compressed itself, these are no longer true. */
const untrue = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);

/**
 * An edition over a line on which each page stands still between what it shows and what its client
 * needs.
 */
export async function pagesInParts(edition: string): Promise<Parts> {
  const calls: string[] = [];
  const waiting: { answer: ServerResponse; rest: string }[] = [];
  let finished: 'come' | 'break' | null = null;

  function end({ answer, rest }: (typeof waiting)[number], how: 'come' | 'break'): void {
    if (how === 'come') answer.end(rest);
    else answer.write(rest.slice(0, rest.length / 2), () => answer.destroy());
  }

  const server = createServer(async (request, answer) => {
    const { method = 'GET', url = '/', headers } = request;
    if (url.startsWith('/api/')) calls.push(`${method} ${url.split('?', 1)[0]}`);
    const body = method === 'GET' ? null : await buffer(request);
    const { host: _, connection: _kept, ...others } = headers;
    const asked = new Headers(
      Object.entries(others).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    if (asked.has('origin')) asked.set('origin', edition);
    const came = await fetch(edition + url, { method, headers: asked, body, redirect: 'manual' });
    answer.statusCode = came.status;
    for (const [name, value] of came.headers) {
      if (!untrue.has(name)) answer.setHeader(name, value);
    }
    if (!came.headers.get('content-type')?.startsWith('text/html')) {
      answer.end(Buffer.from(await came.arrayBuffer()));
      return;
    }
    const page = await came.text();
    const at = page.indexOf('>', page.indexOf(`id="${sentPageId}"`)) + 1;
    answer.write(page.slice(0, at));
    const part = { answer, rest: page.slice(at) };
    if (finished) end(part, finished);
    else waiting.push(part);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    finish(how) {
      finished = how;
      for (const part of waiting.splice(0)) end(part, how);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
