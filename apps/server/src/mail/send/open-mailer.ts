import type { Executor } from '#db/executor.ts';
import type { MailSettings } from '#settings/outside/mail-settings.ts';
import type { Mailer } from '#mail/mail.ts';
import { openOutboxMailer } from './outbox-mailer.ts';

type Place = { readonly db: Executor; readonly now: () => Date };

/** Where the settings send mails. */
export async function openMailer(settings: MailSettings, { db, now }: Place): Promise<Mailer> {
  if (settings.kind === 'outbox') return openOutboxMailer(db, now);
  // A local start needs no client of mail servers.
  return (await import('./smtp-mailer.ts')).openSmtpMailer(settings);
}
