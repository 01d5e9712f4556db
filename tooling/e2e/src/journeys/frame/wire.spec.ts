import { createHash } from 'node:crypto';
import type { Request } from '@playwright/test';
import { wordsIn } from '#catalogue/words.ts';
import { at } from '#browser/editions.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';
import { withoutSentAnswer } from '#browser/without-sent-answer.ts';

function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return (
    request.resourceType() === 'fetch' &&
    pathname.startsWith('/api/') &&
    !['/api/app/ip', '/api/log'].includes(pathname)
  );
}

test(
  '[B7-104] [A7-003] [A7-004] [A7-005] [A7-006] [A7-007] [A7-008] [A7-009] [A7-010] ja: calls carry their headers, with credentials',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const begun = Date.now();
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (isCall(request)) calls.push(request);
    });
    await withoutSentAnswer(page);
    await context.addCookies([{ name: 'seen', value: 'here', url: at('ja', '/') }]);
    await page.goto(at('ja', chapterPath(titleIn('ja-JP', 'comic'), 1)));
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    await page.goto(at('ja', '/'));
    await expect(
      page.getByRole('link', { name: titleIn('ja-JP', 'comic').name }).first(),
    ).toBeVisible();
    await expect.poll(() => calls.length).toBeGreaterThan(2);
    for (const call of calls) {
      const headers = await call.allHeaders();
      const { 'x-request-time': time = '', 'x-immutable-uid': uid = '' } = headers;
      expect(headers, call.url()).toMatchObject({
        'x-client-os': expect.stringMatching(/./),
        'x-client-store': 'web',
        'x-client-platform': 'web',
        'x-timezone': 'Europe/Berlin',
        'accept-language': 'ja-JP',
        'x-accept-mature': 'Y',
        cookie: expect.stringContaining('seen=here'),
        'x-checksum': createHash('sha256').update(`hanji-web${uid}${time}`).digest('hex'),
      });
      expect(Number(time)).toBeGreaterThanOrEqual(begun);
      expect(Number(time)).toBeLessThanOrEqual(Date.now());
      expect(uid).toMatch(/^(\{ip\}|127\.0\.0\.1|::1)$/);
    }
  },
);

test(
  '[A7-011] [A9-015] an address look-up that never answers delays nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const uids: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (isCall(request)) uids.push(request.headers()['x-immutable-uid']);
    });
    await page.route('**/api/app/ip', () => {});
    await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'comic'), 1)));
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    // The view came with the page: what is told of reading goes behind the pictures.
    await expect.poll(() => uids.length).toBeGreaterThan(0);
    expect(new Set(uids)).toEqual(new Set(['{ip}']));
  },
);

test(
  '[A3-028] addresses of pages arrive encrypted and are asked for with their parameters',
  { tag: '@phone' },
  async ({ page }) => {
    const pictures: URL[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()));
    });
    const comic = titleIn('ko-KR', 'comic');
    const view = page.waitForResponse(
      (response) =>
        /\/chapter\/\d+\/product$/.test(response.url()) &&
        response.request().resourceType() === 'fetch',
    );
    await withoutSentAnswer(page);
    await page.goto(at('ko', chapterPath(comic, 1)));
    expect(await (await view).text()).not.toContain('/media/pages/');
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    const pages = pictures.filter(({ pathname }) => pathname.includes('/media/pages/'));
    expect(pages.length).toBeGreaterThan(0);
    for (const { searchParams } of pages) {
      expect(searchParams.get('exp')).toMatch(/^\d+$/);
      expect(searchParams.get('sig')).toMatch(/^[\w-]{20,}$/);
    }
    const [first] = pages;
    const unsigned = await page.request.get(`${first?.origin}${first?.pathname}`);
    expect(unsigned.status()).toBe(403);
  },
);

test(
  '[A7-070] [B7-079] reading and finishing a chapter are told to the service',
  { tag: '@phone' },
  async ({ page }) => {
    const comic = titleIn('ko-KR', 'comic');
    const told = (path: RegExp) =>
      page.waitForResponse(
        (response) => path.test(new URL(response.url()).pathname) && response.ok(),
      );
    const opened = told(/\/chapter\/\d+\/read\/?$/);
    await page.goto(at('ko', contentPath(comic)));
    await page.getByRole('link', { name: wordsIn('ko-KR').episode(1), exact: true }).click();
    await opened;
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
    const finished = told(/\/chapter\/\d+\/read\/finished$/);
    await page.keyboard.press('End');
    await finished;
  },
);
