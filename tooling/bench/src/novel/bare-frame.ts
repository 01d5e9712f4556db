import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaticPage } from '#loading/static-page.ts';

const style = 'border:0;inline-size:100%;block-size:100vh;display:block';

/** A page whose link leads to one that has a chapter's XHTML in a frame, and nothing else. */
export async function bareFrame(xhtml: string, path: string): Promise<StaticPage> {
  const files: Record<string, readonly [type: string, text: string]> = {
    '/': ['text/html', `<!doctype html><a class="bare" href="${path}">On</a>`],
    [path]: [
      'text/html',
      `<!doctype html><html lang="ko"><meta name="viewport" content="width=device-width"><title>Text</title><style>body{margin:0}</style><iframe class="bare" src="/chapter.xhtml" style="${style}"></iframe>`,
    ],
    '/chapter.xhtml': ['application/xhtml+xml', xhtml],
  };
  const server = createServer((request, response) => {
    const [type, text] = files[request.url ?? ''] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
