import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { translators } from '@hanji/i18n/translators.ts';
import { outboxMail } from '#db/schema/account/credentials.ts';
import type { Executor } from '#db/executor.ts';
import type { Settings } from '#settings/settings.ts';
import { acceptedLocale } from '#http/failure/accepted-locale.ts';
import { sendToolPage } from '#http/html/tool-page.ts';
import { isFromHere } from '#http/request/is-from-here.ts';
import { outboxContent, outboxStyles } from './outbox-page.ts';

export const outboxPath = '/outbox';

/** As many as somebody would look through. */
const most = 100;

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
    return sendToolPage(reply, {
      lang: locale,
      title: translators[locale]('mails:outboxTitle'),
      styles: outboxStyles,
      content: outboxContent(locale, mails),
    });
  });
}
