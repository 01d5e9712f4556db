import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StaticPage = { readonly address: string; readonly close: () => void };

/** A picture that a page of the product preloads for a phone, as its link names it. */
type FirstPicture = { readonly href: string; readonly srcset?: string; readonly sizes?: string };

/** A page that others cannot reach into gets a process of its own when it is opened, whatever is in it. */
const pageHeaders = {
  'content-type': 'text/html',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * The least that a page with these pictures can be: HTML that shows them, and the pictures. With
 * `path` it stands there, and the root is a page with a link to it.
 */
export async function staticPage(
  pictures: readonly FirstPicture[],
  path = '/',
): Promise<StaticPage> {
  const files: Buffer[] = [];
  const keep = async (address: string): Promise<string> =>
    `/${files.push(await bytesOf(address)) - 1}`;
  let shown = '';
  for (const { href, srcset, sizes } of pictures) {
    const choices: string[] = [];
    for (const choice of srcset?.split(', ') ?? []) {
      const [address = '', width = ''] = choice.split(' ');
      choices.push(`${await keep(new URL(address, href).href)} ${width}`);
    }
    const chosen = choices.length > 0 ? ` srcset="${choices.join(', ')}" sizes="${sizes}"` : '';
    shown += `<img class="bare" src="${await keep(href)}"${chosen} alt="" style="display:block;inline-size:100%">`;
  }
  const html =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">' +
    `<title>Pictures</title><style>body{margin:0}</style>${shown}`;
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const file = /^\/\d+$/.test(url) ? files[Number(url.slice(1))] : undefined;
    const link = `<!doctype html><a class="bare" href="${path}">On</a>`;
    const page = new Map([
      ['/', link],
      [path, html],
    ]).get(url);
    if (file) response.setHeader('content-type', 'image/webp').end(file);
    else if (page) response.writeHead(200, pageHeaders).end(page);
    else response.writeHead(404).end();
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

/**
 * The pictures that a page of the product preloads: those of its first screen. Of two that stand in
 * for each other by width, the one for phones.
 * @throws Error where it has none: there is nothing to compare it with.
 */
export async function firstPictures(address: string): Promise<FirstPicture[]> {
  const html = await (await fetch(address)).text();
  const found = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].flatMap(([link]) => {
    const attribute = (name: string): string | undefined =>
      new RegExp(` ${name}="([^"]+)"`).exec(link)?.[1]?.replaceAll('&amp;', '&');
    const href = attribute('href');
    if (href === undefined || attribute('media')?.includes('&gt;')) return [];
    const srcset = attribute('imagesrcset');
    const sizes = attribute('imagesizes');
    return [{ href: new URL(href, address).href, ...(srcset && sizes && { srcset, sizes }) }];
  });
  if (found.length === 0) throw new Error(`${address} preloads no picture`);
  return found;
}
