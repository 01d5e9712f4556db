import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { systemErrorCode } from '#errors/start-error.ts';
import { asFailure } from '#http/failure/send-failure.ts';
import type { OriginContext } from '#http/request-context.ts';
import { countDrawing, countRequest, type Limiters } from '#serve/guard/limit-requests.ts';
import { servePostedCallback } from '#modules/account/external/posted-callback.ts';
import { answerPage } from '#pages/answer-page.ts';
import type { BuiltSite } from '#pages/built-site.ts';
import { serveOfflinePage } from './serve-offline-page.ts';
import { serveSitemap } from './serve-sitemap.ts';
import { KeptPages } from '#pages/kept-pages.ts';

/** Letters of a path that a file may have, by far. */
const longestFile = 1000;

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

/** A page that visitors share is as old at most as an answer that they share. */
const keptMs = 1000;

/** The name of a file in `assets/` holds a digest of its bytes. */
function cacheControlOf(dist: string, file: string): string {
  return path.relative(dist, file).startsWith(`assets${path.sep}`) ? forever : revalidated;
}

function reads({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whoever takes HTML, by name or as anything, and does not ask for a script or a picture. */
function takesPage(request: FastifyRequest): boolean {
  if (!reads(request)) return false;
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = request.headers;
  const wanted = /^(?:document|empty|iframe)$/.test(destination);
  return wanted && /text\/html|\*\/\*/.test(accept) && !accept.startsWith('image/');
}

/** A missing script or picture is just missing; `1.0` is the version of a text, and no file. */
function looksLikeFile({ url }: FastifyRequest): boolean {
  const [address = ''] = url.split('?', 1);
  return address.startsWith('/assets/') || /\.[A-Za-z][A-Za-z0-9]{0,10}$/.test(address);
}

/** Refused for being longer than the path of any file, and so of none. */
function isTooLong(error: unknown, { url }: FastifyRequest): boolean {
  const isRefused = systemErrorCode(error) === 'FST_STATIC_FORBIDDEN_PATH';
  return isRefused && url.length > longestFile && !url.startsWith('//');
}

/** Refused for a NUL, which no path of a file may have; what reader typed it gets a page all the same. */
function hasNul({ url }: FastifyRequest): boolean {
  return url.includes('%00') && !url.startsWith('//');
}

/** One line of text, for who asked for something that is no page. */
function answerStatus(reply: FastifyReply, code: number): FastifyReply {
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[code]?.toLowerCase() ?? code}\n`);
}

/**
 * Hosts a built edition: files as Brotli or gzip where the build made them, files of `assets/`
 * cached for ever, and a page for every other address.
 */
export async function hostEdition(
  app: FastifyInstance,
  context: OriginContext,
  { site, limiters }: { readonly site: BuiltSite; readonly limiters: Limiters },
): Promise<void> {
  const { dist } = site;
  const kept = new KeptPages(keptMs);
  const mayDraw = (request: FastifyRequest): boolean => countDrawing(request, limiters);
  // Drawing a page takes more than any call: it counts, and so does the call that it makes.
  function page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    countRequest(request, reply, limiters.calls);
    return answerPage({ app, context, site, kept, mayDraw }, request, reply);
  }
  // Before any route: one takes the handler that is there when something is waited for.
  app.setErrorHandler((error, request, reply) => {
    if (isTooLong(error, request)) return reply.callNotFound();
    const { code } = asFailure(error);
    if (code === 400 && hasNul(request)) return reply.callNotFound();
    if (code === 500) request.log.error({ err: error }, 'page failed');
    // What is refused without a body is a path that no file may have: one with two slashes.
    return answerStatus(reply, code === 400 && reads(request) ? 404 : code);
  });
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
  app.get('/', page);
  // A keyword may look like a file, or like a path that files must not have: `Dr.Stone`, `a\\b`.
  app.get('/search/*', (request, reply) =>
    takesPage(request) ? page(request, reply) : reply.callNotFound(),
  );
  await servePostedCallback(app, context, (request, reply) =>
    countRequest(request, reply, limiters.calls),
  );
  if (context.origin.capabilities.includes('reading')) {
    serveSitemap(app, context, (request, reply) => countRequest(request, reply, limiters.calls));
    serveOfflinePage(app, site);
  }
  // Not as it left the build: every page has a head of its own.
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  app.setNotFoundHandler((request, reply) => {
    if (takesPage(request) && !looksLikeFile(request)) return page(request, reply);
    if (reads(request)) return answerStatus(reply, 404);
    return answerStatus(reply.header('allow', 'GET, HEAD'), 405);
  });
}
