import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** The name of a file in `assets/` holds a digest of its bytes. */
function cacheControlOf(dist: string, file: string): string {
  return path.relative(dist, file).startsWith(`assets${path.sep}`) ? forever : revalidated;
}

/** A reader opens an address of the edition; a missing script or picture is just missing. */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const address = request.url.split('?', 1)[0] ?? '';
  const lastSegment = address.slice(address.lastIndexOf('/') + 1);
  if (address.startsWith('/assets/') || /\.[A-Za-z0-9]{1,11}$/.test(lastSegment)) return false;
  return asksForPage(request);
}

function asksForPage({ headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return headers.accept?.includes('text/html') ?? false;
}

/** The built page: asked for anew each time, and 304 while it is the same. */
function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

/**
 * Hosts a built edition: files as Brotli or gzip where the build made them, files of `assets/`
 * cached for ever, the page for every navigation to an address that is no file.
 */
export async function hostEdition(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(staticFiles, {
    root: dist,
    index: false,
    preCompressed: true,
    // `.vite/` is for tools.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(dist, file));
    },
  });
  app.get('/', (_request, reply) => sendPage(reply));
  // A keyword may look like a file, or like a path that files must not have: `Dr.Stone`, `a\\b`.
  app.get('/search/*', (request, reply) =>
    asksForPage(request) ? sendPage(reply) : reply.callNotFound(),
  );
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(reply);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('not found\n');
  });
}
