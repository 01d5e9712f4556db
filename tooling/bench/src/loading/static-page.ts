import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StaticPage = { readonly address: string; readonly close: () => void };

/** The least that a page with this picture can be: HTML that shows it, and the picture. */
export async function staticPage(picture: string): Promise<StaticPage> {
  const answer = await fetch(picture);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? 'image/webp';
  const html =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    '<title>One picture</title><img src="/picture" alt="" style="inline-size:100%">';
  const server = createServer((request, response) => {
    if (request.url === '/picture') response.setHeader('content-type', type).end(bytes);
    else response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The first picture that a page of the product preloads; null where it has none. */
export async function firstPicture(address: string): Promise<string | null> {
  const html = await (await fetch(address)).text();
  const [link] = html.match(/<link rel="preload" as="image"[^>]*>/) ?? [];
  const [, href] = / href="([^"]+)"/.exec(link ?? '') ?? [];
  return href === undefined ? null : new URL(href.replaceAll('&amp;', '&'), address).href;
}
