import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { comments as words } from '@hanji/i18n/locales/en-US/comments.ts';
import { vi } from 'vitest';
import { page } from 'vitest/browser';

/** What the comments on screen say, in their order. */
export function rows() {
  return page
    .getByRole('article')
    .elements()
    .map((each) => each.querySelector('[dir="auto"]')?.textContent);
}

export const row = (text: string) => page.getByRole('article').filter({ hasText: text });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = page.getByRole('textbox', { name: words.yours });

/** Between tests: the site closed, and no draft of it left. */
export function leaveComments(): void {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
}

/** An answer that waits to be given. */
export function later<Value>() {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
