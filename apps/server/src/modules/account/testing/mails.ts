import { asc, sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { MailJob } from '#db/jobs/mail-job.ts';
import { outboxMail } from '#db/schema/account/credentials.ts';
import type { OriginContext } from '#http/request-context.ts';
import { openOutboxMailer } from '#mail/send/outbox-mailer.ts';
import { sendMail, type MailPlace } from '#modules/account/mails/send-mail.ts';

export type SentMail = typeof outboxMail.$inferSelect;

/** Mails go to the outbox, at the moment of the context. */
export function mailPlace(context: OriginContext): MailPlace {
  const mailer = openOutboxMailer(context.db, () => context.now());
  return { ...context, mailer, logger: pino({ level: 'silent' }) };
}

/** What waits in the queue of mails. */
export async function queuedMails({ db }: Pick<OriginContext, 'db'>): Promise<MailJob[]> {
  const { rows } = await db.execute<{ data: MailJob }>(
    sql`select data from pgboss.job where name = 'send-mail' order by created_on`,
  );
  return rows.map(({ data }) => data);
}

/** Does what the queue of mails holds; the mails that went out, in their order. */
export async function deliverMails(context: OriginContext): Promise<SentMail[]> {
  const { db } = context;
  for (const job of await queuedMails(context)) await sendMail(mailPlace(context), job);
  await db.execute(sql`delete from pgboss.job where name = 'send-mail'`);
  const sent = await db.select().from(outboxMail).orderBy(asc(outboxMail.createdAt));
  await db.delete(outboxMail);
  return sent;
}

/** The code of a mail that has one. */
export function codeIn(mail: Pick<SentMail, 'body'> | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.body ?? '')?.[0];
  if (code === undefined) throw new Error('there is no code in this mail');
  return code;
}

/** The token of the link in a mail. */
export function tokenIn(mail: SentMail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error('there is no link in this mail');
  return token;
}
