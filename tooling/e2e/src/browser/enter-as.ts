import type { Page } from '@playwright/test';
import type { MemberState } from '#catalogue/catalogue.ts';
import { originOf, state } from '#service/state.ts';
import type { ReadingEdition } from './editions.ts';

/** What signing in leaves in a browser: the session's cookie, and who it is of. */
export async function enterAs(
  page: Page,
  name: ReadingEdition['name'],
  member: MemberState,
): Promise<void> {
  const { token, userId } = state().catalogue.sessions[member];
  await page.context().addCookies([{ name: 'hanji_session', value: token, url: originOf(name) }]);
  // What it was when the browser saw it last: the service says more.
  const user = { userId, nickname: 'Before', avatarImageUrl: null };
  await page.addInitScript(
    (text) => localStorage.setItem('hanji.currentUser', text),
    JSON.stringify({ version: 1, user }),
  );
}
