import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { library as words } from '@hanji/i18n/locales/en-US/library.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerLibrary, someEntry, somePage } from '#testing/library-service.ts';
import { openLibrary } from '#testing/open-library.tsx';

function row(name: string) {
  return page.getByRole('article').filter({ hasText: name });
}
function tab(name: string) {
  return page.getByRole('navigation', { name: words.lists }).getByRole('link', { name });
}
const choose = page.getByRole('button', { name: words.choose, exact: true });
const bar = page.getByRole('region', { name: words.chosenTitles });
const dialog = page.getByRole('dialog');

function says(name: string, text: string) {
  return expect.poll(() => row(name).element().textContent).toContain(text);
}

function names() {
  return page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A2-025] has tabs of what is subscribed to, read and rented, the first by default', async () => {
  const asked = answerLibrary(() => somePage([someEntry(1)]));
  const address = await openLibrary('/library');
  await expect.element(row('Title 1')).toBeVisible();
  await expect.element(tab(words.subscribed)).toHaveAttribute('aria-current', 'page');
  await tab(words.recent).click();
  await expect.poll(address).toBe('/library/recent');
  await expect.element(row('Title 1')).toBeVisible();
  await tab(words.rented).click();
  await expect.poll(address).toBe('/library/rented');
  await page.getByRole('link', { name: words.unlocked, exact: true }).click();
  await expect.poll(address).toBe('/library/rented?own=unlocked');
  await page.getByRole('link', { name: 'Novels', exact: true }).click();
  await expect.poll(address).toBe('/library/rented?category=all_novel&own=unlocked');
  await tab(words.subscribed).click();
  await expect.poll(address).toBe('/library/subscribed?category=all_novel');
  await expect
    .poll(() => [...new Set(asked.map((call) => call.replace('&pageNo=0', '')))])
    .toEqual([
      'GET /library/all_comic/subscribed?pageSize=20&orderType=updated',
      'GET /library/all_comic/recent?pageSize=20',
      'GET /library/all_comic/rented?pageSize=20',
      'GET /library/all_comic/unlocked?pageSize=20&orderType=registered',
      'GET /library/all_novel/unlocked?pageSize=20&orderType=registered',
      'GET /library/all_novel/subscribed?pageSize=20&orderType=updated',
    ]);
});

it('[A2-026] [B2-100] asks a visitor to sign in, and has no other tabs', async () => {
  answerLibrary(() => somePage([]));
  const visitor = await openLibrary('/library/recent', false);
  await expect.poll(visitor).toBe(`/login?redirect=${encodeURIComponent('/library/recent')}`);
  await openLibrary('/library/liked');
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

it('says of each title where its reader stopped, what is new and what is left', async () => {
  answerLibrary(() =>
    somePage([
      someEntry(1, { newChapter: true }),
      someEntry(2, { unread: 0, resume: null }),
      someEntry(3, { lastRead: null, resume: null, unread: null }),
      someEntry(4, { withdrawn: true, resume: null, unread: null }),
    ]),
  );
  await openLibrary('/library');
  await says('Title 1', 'Last read: Two');
  await says('Title 1', words.newChapterSpoken);
  await says('Title 1', '4 unread');
  const on = row('Title 1').getByRole('link', { name: 'Continue with Three' });
  await expect.element(on).toHaveAttribute('href', '/comic/1/chapter/3/product');
  await expect
    .element(row('Title 1').getByRole('link', { name: 'Title 1' }))
    .toHaveAttribute('href', '/comic/1');
  await says('Title 2', words.allRead);
  expect(row('Title 2').element().textContent).not.toContain(words.newChapterSpoken);
  await says('Title 3', words.notRead);
  await says('Title 4', words.withdrawn);
  expect(row('Title 4').getByRole('link').elements()).toEqual([]);
});

it('[A3-045] keeps the order of what is subscribed to and of what is owned, each its own', async () => {
  const asked = answerLibrary(() => somePage([someEntry(1)]));
  await openLibrary('/library/subscribed');
  const order = page.getByRole('combobox', { name: words.order });
  await expect.element(order).toHaveValue('updated');
  await order.selectOptions('name');
  await expect.poll(() => asked.at(-1)).toContain('orderType=name');
  await tab(words.recent).click();
  await expect.poll(() => asked.at(-1)).toContain('recent');
  expect(order.elements()).toEqual([]);
  await tab(words.rented).click();
  await page.getByRole('link', { name: words.unlocked, exact: true }).click();
  await expect.element(order).toHaveValue('registered');
  await order.selectOptions('updated');
  await tab(words.subscribed).click();
  await expect.element(order).toHaveValue('name');
  await expect
    .poll(() => asked.at(-1))
    .toContain('all_comic/subscribed?pageSize=20&orderType=name');
});

it('goes on behind the title that its page ended with, each title once', async () => {
  const first = Array.from({ length: 20 }, (_, at) => someEntry(at + 1));
  const asked = answerLibrary((call) =>
    call.includes('after=') ? somePage([someEntry(20), someEntry(21)]) : somePage(first, '5-20'),
  );
  await openLibrary('/library/recent');
  await expect.element(row('Title 20')).toBeInTheDocument();
  row('Title 20').element().scrollIntoView();
  await expect.poll(() => names().length).toBe(21);
  expect(asked.at(-1)).toBe('GET /library/all_comic/recent?pageSize=20&pageNo=1&after=5-20');
});

it('takes chosen subscriptions away at once, and back', async () => {
  let kept = [1, 2, 3];
  const asked = answerLibrary((call, body) => {
    if (call.startsWith('DELETE')) {
      kept = kept.filter((id) => !body.includes(`"contentId":${id}`));
      return {};
    }
    if (call.startsWith('POST')) {
      kept = [Number(call.split('/').at(-1)), ...kept].toSorted((a, b) => a - b);
      return {};
    }
    return somePage(kept.map((id) => someEntry(id)));
  });
  await openLibrary('/library');
  await choose.click();
  await expect.element(bar.getByRole('button', { name: words.remove })).toBeDisabled();
  await row('Title 1').click({ force: true });
  // The whole row is its box.
  await row('Title 3').click({ force: true });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: words.remove }).click();
  await expect.poll(names).toEqual(['Title 2']);
  await expect.element(choose).toHaveFocus();
  expect(asked).toContain(
    'DELETE /library/subscribed [{"contentType":"comic","contentId":1},{"contentType":"comic","contentId":3}]',
  );
  await page.getByRole('button', { name: reading.undo }).click();
  await expect.poll(names).toEqual(['Title 1', 'Title 2', 'Title 3']);
});

it('shows nothing more of what was removed, though the list has not come again', async () => {
  let removed = false;
  const asked = answerLibrary((call) => {
    if (!call.startsWith('DELETE')) {
      return removed ? new Promise(() => {}) : somePage([someEntry(1), someEntry(2)]);
    }
    removed = true;
    return {};
  });
  await openLibrary('/library');
  await choose.click();
  await row('Title 1').click({ force: true });
  await bar.getByRole('button', { name: words.remove }).click();
  await expect.poll(names).toEqual(['Title 2']);
  expect(asked.at(-1)).toContain('GET /library/all_comic/subscribed');
});

it.each([
  ['recent', words.removeRecentText, 'DELETE /library/recent'],
  ['rented', words.removeOwnText, 'DELETE /library/rented'],
  ['rented?own=unlocked', words.removeOwnText, 'DELETE /library/unlocked'],
])('asks before titles go from %s, and says what stays', async (list, text, call) => {
  let kept = [1, 2];
  const asked = answerLibrary((came) => {
    if (!came.startsWith('DELETE')) return somePage(kept.map((id) => someEntry(id)));
    kept = [];
    return {};
  });
  await openLibrary(`/library/${list}`);
  await choose.click();
  await bar.getByText(words.all, { exact: true }).click();
  await bar.getByRole('button', { name: words.remove }).click();
  await expect.element(dialog.getByText('Remove 2 titles from this list?')).toBeVisible();
  await expect.element(dialog.getByText(text)).toBeVisible();
  expect(asked.filter((came) => came.startsWith('DELETE'))).toEqual([]);
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect.element(page.getByRole('link', { name: words.findTitles })).toBeVisible();
  expect(asked.filter((came) => came.startsWith('DELETE'))).toEqual([
    `${call} [{"contentType":"comic","contentId":1},{"contentType":"comic","contentId":2}]`,
  ]);
});

it('leaves what was chosen when it could not be removed', async () => {
  answerLibrary((call) => (call.startsWith('DELETE') ? { code: 409 } : somePage([someEntry(1)])));
  await openLibrary('/library');
  await choose.click();
  await row('Title 1').click({ force: true });
  await bar.getByRole('button', { name: words.remove }).click();
  await expect.element(page.getByText(words.removeFailed)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Select Title 1' })).toBeChecked();
});

it('counts the time of a rental down, and asks anew when it is over', async () => {
  stopClock('Date', 'setInterval', 'clearInterval');
  const end = Date.now() + 4000;
  answerLibrary(() => {
    const rentRemained = Math.ceil((end - Date.now()) / 1000);
    const rental = { chapterId: 2, chapterName: 'Two', rentRemained, chapters: 3 };
    return somePage(rentRemained > 0 ? [someEntry(1, { rental })] : []);
  });
  await openLibrary('/library/rented');
  await says('Title 1', '4 sec left and 2 more');
  vi.advanceTimersByTime(3000);
  await says('Title 1', 'Two · 1 sec left');
  vi.advanceTimersByTime(1000);
  await expect.element(page.getByText(words.rentedNone)).toBeVisible();
});

it.each([
  ['subscribed', words.subscribedNone],
  ['recent', words.recentNone],
  ['rented', words.rentedNone],
  ['rented?own=unlocked', words.unlockedNone],
])('leads on from an empty list: %s', async (list, title) => {
  answerLibrary(() => somePage([]));
  const address = await openLibrary(`/library/${list}`);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  expect(choose.elements()).toEqual([]);
  await page.getByRole('link', { name: words.findTitles }).click();
  await expect.poll(address).toBe('/?category=all_comic');
});

it('says what went wrong, and tries again', async () => {
  let works = false;
  answerLibrary(() => (works ? somePage([someEntry(1)]) : { code: 500 }));
  await openLibrary('/library/recent');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  works = true;
  await retry.click();
  await expect.element(row('Title 1')).toBeVisible();
});
