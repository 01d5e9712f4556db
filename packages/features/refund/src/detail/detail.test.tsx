import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, openRefund, someChapter } from '#testing/open-refund.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

/** So many chapters, 30 on a page. */
function chapters(count: number) {
  const every = Array.from({ length: count }, (_, at) => {
    return someChapter({
      chapterName: `Chapter ${at + 1}`,
      ...(at === 0 && { contentName: '=1+1' }),
    });
  });
  const pages = Array.from({ length: Math.ceil(count / 30) || 1 }, (_, pageNo) => [
    `GET /refund/member/chapter/detail?pageNo=${pageNo}&pageSize=30`,
    {
      data: {
        refundPurchasedChapterDetail: every.slice(pageNo * 30, (pageNo + 1) * 30),
        refundTotalAmount: 1_234_567,
        refundPurchasedCount: count,
      },
    },
  ]);
  return Object.fromEntries(pages) as Record<string, { readonly data: unknown }>;
}

const rows = page.getByRole('main').getByRole('listitem');
const more = page.getByRole('button', { name: 'More' });

it('[B2-016, B2-018, B2-019, B2-020, B2-021, B9-009, B9-018, B9-019] lists 30 chapters and more, with what each is refunded', async () => {
  answer(chapters(32));
  await openRefund('/refund/detail');
  await expect.element(page.getByText('1,234,567 won')).toBeVisible();
  expect(page.getByText('Purchases').element().nextElementSibling?.textContent).toBe('32');
  await expect.poll(() => rows.elements().length).toBe(30);
  const [first] = rows.elements();
  expect(first?.textContent).toContain('Bought: June 2, 2025');
  expect(first?.textContent).toContain('Coins: 3');
  expect(first?.textContent).toContain('Days left: 213 of 365');
  expect(first?.textContent).toContain('360 won × 213 ÷ 365');
  expect(first?.textContent).toContain('211 won');
  expect(await violations()).toEqual([]);
  await more.click();
  await expect.poll(() => rows.elements().length).toBe(32);
  expect(more.elements()).toHaveLength(0);
  const back = page.getByRole('link', { name: 'Refund request' });
  await expect.element(back).toHaveAttribute('href', '/refund/request');
});

it('saves all of them as CSV, in which nothing is calculated, and prints all', async () => {
  answer(chapters(32));
  await openRefund('/refund/detail');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#';
  });
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await expect.poll(() => saved.length).toBe(1);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(34);
  expect(lines[0]).toContain('Title,Chapter,Bought,Coins,Days left,Price (won),Refund (won)');
  expect(lines[1]).toMatch(/^'=1\+1,Chapter 1,".+",3,213,360,211$/);
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(rows.elements()).toHaveLength(32);
});

it('says where there is none', async () => {
  answer(chapters(0));
  await openRefund('/refund/detail');
  await expect.element(page.getByText('No owned chapters are refunded.')).toBeVisible();
  expect(more.elements()).toHaveLength(0);
});

it('[B2-017] sends visitors to sign in', async () => {
  answer({});
  const { router } = await openRefund('/refund/detail', { member: false });
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(decodeURIComponent(router.state.location.search)).toBe('?redirect=/refund/detail');
});

it('offers to try again where chapters did not come', async () => {
  let code = 400;
  const answers = chapters(1);
  const path = Object.keys(answers).join('');
  answer({ [path]: () => (code === 200 ? (answers[path] ?? {}) : { code, message: 'no' }) });
  await openRefund('/refund/detail');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  code = 200;
  await again.click();
  await expect.poll(() => rows.elements().length).toBe(1);
});
