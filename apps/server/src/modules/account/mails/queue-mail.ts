import { editionOfLocale } from '@hanji/contract/editions.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { MailTopic } from '#db/jobs/mail-job.ts';
import type { Client } from '#http/request/client-headers.ts';
import type { RequestContext } from '#http/request-context.ts';

/**
 * Queues a mail in the language of who calls, with what causes it. Whether and what is written is
 * found out where it is sent: who asks learns nothing, neither by words nor by time.
 */
export function queueMail(
  { db, origin }: Pick<RequestContext, 'db' | 'origin'>,
  { locale }: Pick<Client, 'locale'>,
  mail: MailTopic,
): Promise<void> {
  const edition = origin.edition ?? editionOfLocale[locale];
  return enqueue(db, 'send-mail', { ...mail, locale, edition });
}
