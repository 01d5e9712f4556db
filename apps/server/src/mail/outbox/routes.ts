import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outboxMail } from '#db/schema/credentials.ts';
import type { Executor } from '#db/executor.ts';
import type { Settings } from '#settings/settings.ts';
import { acceptedLocale } from '#http/failure/accepted-locale.ts';
import { isFromHere } from '#http/request/is-from-here.ts';
import { outboxPage } from './outbox-page.ts';

export const outboxPath = '/outbox';

/** As many as somebody would look through. */
const most = 100;

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * The page of mails that were sent to nobody, newest first. Where settings do not ask for it, it is
 * there for requests of this machine alone: the mails hold what opens accounts.
 */
export function serveOutbox(
  app: FastifyInstance,
  { db, settings: { mail } }: { readonly db: Executor; readonly settings: Pick<Settings, 'mail'> },
): void {
  if (mail.kind !== 'outbox' || mail.shown === 'nowhere') return;
  app.get(outboxPath, async (request, reply) => {
    if (mail.shown === 'here' && !isFromHere(request)) return reply.callNotFound();
    const locale = acceptedLocale(request.headers['accept-language'], 'en-US');
    const mails = await db
      .select()
      .from(outboxMail)
      .orderBy(desc(outboxMail.createdAt))
      .limit(most);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(outboxPage(locale, mails));
  });
}
