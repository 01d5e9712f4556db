import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { z } from 'zod';

/** Where a mail server answers, and as whom it is spoken to. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`); otherwise it begins with STARTTLS, where it is there. */
  readonly secure: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | null;
};

const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

function isMailProtocol(protocol: string): protocol is keyof typeof ports {
  return protocol in ports;
}

/** Null where it is no address of a mail server. */
function parseMailUrl(text: string): MailServer | null {
  const url = URL.parse(text);
  if (url === null || !isMailProtocol(url.protocol) || url.hostname === '') return null;
  if (/[^/]/.test(url.pathname) || url.search !== '' || url.hash !== '') return null;
  if ((url.username === '') !== (url.password === '')) return null;
  try {
    const user = decodeURIComponent(url.username);
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? ports[url.protocol] : Number(url.port),
      secure: url.protocol === 'smtps:',
      credentials: user === '' ? null : { user, pass: decodeURIComponent(url.password) },
    };
  } catch {
    return null;
  }
}

const mailUrlMend =
  'use an address such as smtps://user:password@mail.example.com or smtp://localhost:1025, signs other than letters and digits in user and password written as %40';

export const mailUrl = z.string().transform((text, context) => {
  const server = parseMailUrl(text);
  if (server !== null) return server;
  context.addIssue({ code: 'custom', message: mailUrlMend });
  return z.NEVER;
});

/** `name@host` alone, or after a name in words: `Hanji <name@host>`. */
function isSender(text: string): boolean {
  const address = /^[^<>",;:\\\p{Cc}]{1,100} <([^<>]+)>$/u.exec(text)?.[1] ?? text;
  return checkEmail(address).ok;
}

export const sender = z
  .string()
  .refine(isSender, 'use an e-mail address, or one with a name: Hanji <no-reply@example.com>');
