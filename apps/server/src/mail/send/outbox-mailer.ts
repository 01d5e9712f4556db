import { lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { outboxMail } from '#db/schema/account/credentials.ts';
import type { Mailer } from '#mail/mail.ts';
import { checkRecipient } from './recipient.ts';

/** Codes and links of older ones hold no longer, and addresses are somebody's. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Keeps mails in a table for the page of the outbox: without a mail server nothing leaves. */
export function openOutboxMailer(db: Executor, now: () => Date): Mailer {
  return {
    async send(to, { subject, text }) {
      const createdAt = now();
      const recipient = checkRecipient(to);
      await db.insert(outboxMail).values({ recipient, subject, body: text, createdAt });
      const before = new Date(createdAt.getTime() - keptMs);
      await db.delete(outboxMail).where(lt(outboxMail.createdAt, before));
    },
    close: () => {},
  };
}
