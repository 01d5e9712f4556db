import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { movedAccount } from '@hanji/server/db/schema/account/moved-account.ts';
import {
  previousCode,
  previousEmail,
  previousName,
  previousPassword,
} from '@hanji/stand-ins/previous/members.ts';
import { eq } from 'drizzle-orm';
import { database } from './database.ts';
import type { AccountEdition } from './editions.ts';
import { field } from './steps.ts';

/** A member of the previous service, with all ways to show it. */
export type PreviousAccount = {
  readonly name: string;
  readonly email: string;
  readonly code: string;
};

function previousAccount(number: number): PreviousAccount {
  return {
    name: previousName(number),
    email: previousEmail(number),
    code: previousCode(number),
  };
}

/** One that nobody has moved yet: it has 1200 purchased coins and 30 free ones. */
export function newPrevious(): PreviousAccount {
  return previousAccount(randomInt(100, 9_999_999) * 10 + 1);
}

/** The one by whom the previous service fails, as one that is away does. */
export const awayPrevious = previousAccount(0);

/** Shows an account of the previous service by its email, on the page that has the form. */
export async function showByEmail(
  page: Page,
  { words: { integrate, signIn } }: AccountEdition,
  email: string,
  password = previousPassword,
): Promise<void> {
  await field(page, signIn.email).fill(email);
  await field(page, signIn.password).fill(password);
  await page.getByRole('button', { name: integrate.submit, exact: true }).click();
}

/** What is stored of an account that has come along. */
export async function storedMove({ name }: PreviousAccount) {
  const isThis = eq(movedAccount.previousId, name);
  const [found] = await database().select().from(movedAccount).where(isThis);
  return found ?? null;
}
