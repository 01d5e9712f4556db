import type { Locator, Page } from '@playwright/test';
import type { AccountEdition } from './editions.ts';
import { firstPassword, openSession, type Account } from './members.ts';

/** The form for an email and a password, wherever the edition has it. */
export function emailForm(page: Page, { words: { signIn } }: AccountEdition) {
  const main = page.getByRole('main');
  return {
    email: main.getByRole('textbox', { name: signIn.email }),
    password: main.getByRole('textbox', { name: signIn.password, exact: true }),
    submit: main.getByRole('button', { name: signIn.submit, exact: true }),
  };
}

/** Signs in by email on the page that has the form. */
export async function signInByEmail(
  page: Page,
  edition: AccountEdition,
  { email }: Pick<Account, 'email'>,
  password = firstPassword,
): Promise<void> {
  const form = emailForm(page, edition);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

/** The page's own heading. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Puts into a browser what a sign-in leaves there; once, so that signing out holds. */
export async function enterAs(page: Page, edition: AccountEdition, account: Account) {
  const value = await openSession(account.id);
  await page.context().addCookies([{ name: 'hanji_session', value, url: edition.at('/') }]);
  const user = { userId: account.id, nickname: account.nickname, avatarImageUrl: null };
  await page.context().addInitScript(
    ([key, text, entered]) => {
      if (localStorage.getItem(entered)) return;
      localStorage.setItem(entered, 'entered');
      localStorage.setItem(key, text);
    },
    ['hanji.currentUser', JSON.stringify({ version: 1, user }), 'journey.entered'] as const,
  );
}

/**
 * Loads a page of who has entered, and waits until it has read the profile and told the service
 * that it is here: what ends the session afterwards is then the journey's own.
 */
export async function loadEntered(page: Page, load: () => Promise<unknown>): Promise<void> {
  const calls = ['**/api/member/profile', '**/api/app/foregrounded'];
  const answers = Promise.all(calls.map((call) => page.waitForResponse(call)));
  await load();
  await answers;
}

/** Opens a page of who has entered, to its end: see `loadEntered`. */
export async function openEntered(page: Page, edition: AccountEdition, path: string) {
  await loadEntered(page, () => page.goto(edition.at(path)));
}

/** Goes to an address within the edition, as one of its links does: nothing is loaded anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The paths that a page goes through from now on, with their queries. */
export function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, search } = new URL(frame.url());
    paths.push(pathname + search);
  });
  return paths;
}

/** The calls that a page makes from now on: `POST /member/signin`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(\/[^?]*)/.exec(request.url()) ?? [];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}

/** A field of the page by its name. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name, exact: true });
}

/** Enters a new password twice. */
export async function fillNewPassword(
  page: Page,
  [label, again]: readonly [string, string],
  password: string,
): Promise<void> {
  await field(page, label).fill(password);
  await field(page, again).fill(password);
}
