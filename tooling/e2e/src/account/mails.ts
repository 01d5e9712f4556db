import type { BrowserContext } from '@playwright/test';
import { verificationCookie } from '@hanji/contract/headers.ts';
import { loadSecrets } from '@hanji/server/db/secrets.ts';
import { verificationCode } from '@hanji/server/db/schema/account/credentials.ts';
import { keyedDigest } from '@hanji/server/modules/account/tokens/keyed-digest.ts';
import { tokenDigest } from '@hanji/server/modules/account/tokens/opaque-token.ts';
import { eq } from 'drizzle-orm';
import { expect } from '#browser/test.ts';
import { originOf } from '#service/state.ts';
import { database } from './database.ts';

/** The texts of the mails to an address, newest first, from the page that shows the outbox. */
export async function mailsTo(email: string): Promise<string[]> {
  const response = await fetch(`${originOf('server')}/outbox`);
  const articles = (await response.text()).split('<article>').slice(1);
  return articles.filter((article) => article.includes(email));
}

/** What matches in the newest mail to an address, once it holds something that `after` did not. */
async function inMail(email: string, pattern: RegExp, after: string): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const [mail = ''] = await mailsTo(email);
      found = pattern.exec(mail)?.[1] ?? '';
      return found !== '' && found !== after;
    }, `a mail to ${email}`)
    .toBe(true);
  return found;
}

/** The code in the newest mail to an address; `after` is the one before it. */
export function mailedCode(email: string, after = ''): Promise<string> {
  return inMail(email, /^(\d{6})$/m, after);
}

/** The link to sign-in in the newest mail to an address. */
export function mailedSignIn(email: string): Promise<string> {
  return inMail(email, /href="([^"]*\/login)"/, '');
}

/** The link to another password in the newest mail to an address. */
export async function mailedLink(email: string): Promise<string> {
  const link = await inMail(email, /href="([^"]*\?token=[^"]*)"/, '');
  return link.replaceAll('&amp;', '&');
}

/** The mail to an address that holds an answer, as the outbox shows it. */
export async function mailedAnswer(email: string, answer: string): Promise<string> {
  const found = async () => (await mailsTo(email)).find((mail) => mail.includes(answer));
  await expect.poll(found, `an answer to ${email}`).toBeDefined();
  return (await found()) ?? '';
}

/** Lets more than ten minutes pass for the code that went to an address for this browser. */
export async function letCodeExpire(context: BrowserContext, email: string): Promise<void> {
  const db = database();
  const cookies = await context.cookies();
  const value = cookies.find(({ name }) => name === verificationCookie)?.value ?? '';
  const browser = tokenDigest(value).toString('base64url');
  const emailHash = keyedDigest(await loadSecrets(db), 'verificationCode.email', email, browser);
  const sentAt = new Date(Date.now() - 11 * 60_000);
  await db
    .update(verificationCode)
    .set({ sentAt })
    .where(eq(verificationCode.emailHash, emailHash));
}
