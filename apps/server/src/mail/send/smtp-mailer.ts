import { createTransport } from 'nodemailer';
import { isLoopback } from '#settings/loopback.ts';
import type { MailSettings } from '#settings/outside/mail-settings.ts';
import { MailError, type Mailer } from '#mail/mail.ts';
import { checkRecipient } from './recipient.ts';

type SmtpSettings = Extract<MailSettings, { kind: 'smtp' }>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Codes from 500 on are for good; about who we are, though, an operator can mend them. */
function isFinal({ responseCode = 0, command = '' }: { responseCode?: number; command?: string }) {
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}

/** What went wrong in words of ours: those of the server repeat the address. */
function asMailError(error: unknown): MailError {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const refusal = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return new MailError(`the mail server did not take it (${refusal})`, {
    final: isFinal({ responseCode: responseCode ?? 0, command: command ?? '' }),
  });
}

/** Sends by a mail server; a password goes over TLS alone, unless the server is this machine's. */
export function openSmtpMailer({ host, port, secure, credentials, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: credentials !== null && !isLoopback(host),
    ...(credentials === null ? {} : { auth: credentials }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { subject, locale, text, html }) {
      // As a structure, which nobody parses.
      const address = { name: '', address: checkRecipient(to) };
      const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale };
      try {
        await transport.sendMail({ from, to: address, subject, text, html, headers });
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: () => transport.close(),
  };
}
