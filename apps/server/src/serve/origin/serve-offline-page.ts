import { hash } from 'node:crypto';
import { offlineModules, offlinePagePath } from '@hanji/contract/pages.ts';
import type { FastifyInstance } from 'fastify';
import { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import type { BuiltSite } from '#pages/built-site.ts';
import { tag } from '#pages/html/escape.ts';
import { sendPage } from '#pages/send-page.ts';

/**
 * Serves the page as the build left it, with the files that a chapter wants; it is the same for everybody and at every address: a browser
 * keeps it to open chapters that it keeps without a connection.
 */
export function serveOfflinePage(app: FastifyInstance, { html, filesOf }: BuiltSite): void {
  const files = filesOf(offlineModules).map((file) => `/${file}`);
  const root = tag('div', { id: 'root', 'data-files': files.join(' ') });
  const body = Buffer.from(html.replace('<div id="root">', () => root));
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  const answer = new PreparedAnswer({ body, code: 200, etag }, 'page');
  app.get(offlinePagePath, (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, { answer, personal: false });
  });
}
