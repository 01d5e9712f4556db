import { at } from '#browser/editions.ts';
import { answered } from '#browser/faults.ts';
import { phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { errors, frame } = phrases['ko-KR'];

function comic() {
  return titleIn('ko-KR', 'comic');
}

test(
  'first screens ask the service for nothing that came with the page',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const calls = {
      '/': '/all_comic/home',
      [contentPath(comic())]: contentPath(comic()),
      // Not the first, which a title's home fetches ahead.
      [chapterPath(comic(), 2)]: chapterPath(comic(), 2),
      '/all_comic/genre/romance': '/menu/all_comic/genre/romance',
      '/menu/all_comic/event': '/all_comic/event',
      [`/search/${encodeURIComponent(comic().name)}`]: '/search',
    };
    for (const path of Object.keys(calls)) {
      await page.goto(at('ko', path));
      // The edition's own, in the place of the drawn page.
      await expect(page.locator('#root:not([data-drawn]) h1')).toBeAttached();
      await expect(page.getByRole('img').or(page.getByRole('link')).first()).toBeVisible();
    }
    await page.goto(at('vi-refund', '/refund/home'));
    await expect(page.locator('#root:not([data-drawn]) time').first()).toBeVisible();
    for (const call of [...Object.values(calls), '/app/config/web']) {
      expect(asked).not.toContain(`/api${call}`);
    }
  },
);

test(
  'a robot gets the head of the very page, and 404 where there is nothing',
  { tag: '@desktop' },
  async ({ request }) => {
    const headers = { accept: '*/*' };
    const content = await request.get(at('ko', contentPath(comic())), { headers });
    expect(content.status()).toBe(200);
    const html = await content.text();
    expect(html).toContain(`<title>${comic().name} – ${frame.brand}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${comic().name} – ${frame.brand}">`);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+">/);
    expect(html).toContain(`<link rel="canonical" href="${at('ko', contentPath(comic()))}">`);
    for (const [path, title] of [
      ['/comic/99999', errors.contentMissingTitle],
      ['/comic/none', errors.notFoundTitle],
      ['/no/such/page', errors.notFoundTitle],
    ] as const) {
      const missing = await request.get(at('ko', path), { headers });
      expect(missing.status()).toBe(404);
      expect(await missing.text()).toContain(`<title>${title} – ${frame.brand}</title>`);
    }
  },
);

test(
  'an edition of several languages has each page in each of them',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const html = await (
      await request.get(at('global', '/'), { headers: { accept: '*/*' } })
    ).text();
    for (const language of ['zh-TW', 'fr-FR', 'de-DE']) {
      const href = at('global', `/?language=${language}`);
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${href}">`);
    }
    await page.goto(at('global', '/?language=fr-FR'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page).toHaveTitle(new RegExp(phrases['fr-FR'].reading.homeTitle));
  },
);

test(
  'a title that does not exist is missing in the head and on the screen',
  { tag: '@desktop' },
  async ({ page, faults }) => {
    faults.expect(answered(404));
    await page.goto(at('ko', '/comic/99999'));
    await expect(page.getByRole('dialog', { name: errors.contentMissingTitle })).toBeVisible();
  },
);

test(
  'the page of a chapter names the files of its own viewer, and of no other',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const [title, own, other] of [
      [comic(), 'OpenedComic', 'OpenedNovel'],
      [titleIn('ko-KR', 'novel'), 'OpenedNovel', 'OpenedComic'],
    ] as const) {
      const page = await request.get(at('ko', chapterPath(title, 1)));
      const [, files] = /data-files="([^"]*)"/.exec(await page.text()) ?? [];
      expect(files).toContain(`/assets/${own}-`);
      expect(files).not.toContain(`/assets/${other}-`);
    }
  },
);
