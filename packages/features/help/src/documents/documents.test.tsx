import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { help as words } from '@hanji/i18n/locales/en-US/help.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerHelp, someDocument, somePage, type Answered } from '#testing/help-service.ts';
import { openHelp } from '#testing/open-help.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const main = () => page.getByRole('main');

describe('notices', () => {
  it('[A2-042] [B2-116] [A9-021] are listed with how long ago they appeared, and lead to their texts', async () => {
    const publishedAt = new Date(Date.now() - 2 * 3_600_000 - 1000).toISOString();
    const notice = someDocument(7, { title: 'Maintenance on Friday', publishedAt });
    const asked = answerHelp(({ path }) =>
      path.includes('/7') ? { data: notice } : { data: somePage([notice, someDocument(3)]) },
    );
    const { address } = await openHelp('/document/notice');
    await expect.element(heading('Notices')).toBeVisible();
    const link = main().getByRole('link', { name: /Maintenance on Friday/ });
    await expect.poll(() => link.element().textContent).toContain('Service2h ago');
    await link.click();
    await expect.poll(address).toBe('/document/notice/detail?id=7');
    await expect.element(heading('Maintenance on Friday')).toBeVisible();
    await expect.element(main().getByText('words')).toBeVisible();
    expect(main().element().querySelector('strong')?.textContent).toBe('words');
    expect(asked).toEqual(['GET /document/notice?pageNo=0&pageSize=20', 'GET /document/notice/7']);
    await main().getByRole('link', { name: 'Notices' }).click();
    await expect.element(heading('Notices')).toBeVisible();
  });

  it('go on page by page, and say where there are none, what went wrong and what is gone', async () => {
    let code = 500;
    const total = 45;
    answerHelp(({ path }) => {
      if (path.includes('/9')) return { code: 404 };
      if (code !== 200) return { code };
      const pageNo = Number(/pageNo=(\d+)/.exec(path)?.[1]);
      const paging = { pageNo, pageSize: 20, total, hasNext: pageNo < 2 };
      return { data: somePage([someDocument(pageNo + 1)], { page: paging }) };
    });
    const { router, address } = await openHelp('/document/notice');
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(heading('Notices')).toBeVisible();
    expect(main().getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    expect(document.title).toMatch(/^Notices/);
    code = 200;
    await page.getByRole('button', { name: 'Try again' }).click();
    await main().getByRole('link', { name: 'Page 3' }).click();
    await expect.element(main().getByRole('link', { name: /Document 3/ })).toBeVisible();
    // Behind the last page is nothing to be called empty.
    router.navigate('/document/notice?page=9');
    await expect.poll(address).toBe('/document/notice?page=3');
    await expect.element(main().getByRole('link', { name: /Document 3/ })).toBeVisible();
    router.navigate('/document/notice/detail?id=9');
    await expect.element(heading('Page not found')).toBeVisible();
    for (const nowhere of [
      '/document/notice/detail',
      '/document/news',
      '/document/notice/detail?id=x',
    ]) {
      router.navigate(nowhere);
      await expect.element(heading('Page not found')).toBeVisible();
    }
  });

  it('say that there are none', async () => {
    answerHelp(() => ({ data: somePage([], { categories: [] }) }));
    await openHelp('/document/notice');
    await expect.element(page.getByText(words.noticesNone)).toBeVisible();
  });
});

describe('answers', () => {
  it('[A2-043] [B2-115] are listed by their categories, each with a page of its own', async () => {
    const asked = answerHelp(({ path }) => {
      if (path.includes('/2')) return { data: someDocument(2, { title: 'Can I get them back?' }) };
      const all = { data: somePage([someDocument(1)], { categories: ['Account', 'Coins'] }) };
      if (!path.includes('category=Coins')) return all;
      const coins = someDocument(2, { title: 'Can I get them back?', categoryPath: ['Coins'] });
      return { data: somePage([coins], { categories: ['Account', 'Coins'] }) };
    });
    const { address } = await openHelp('/document/faq');
    await expect.element(heading(words.faqTitle)).toBeVisible();
    await main().getByRole('link', { name: 'Coins' }).click();
    await expect.poll(address).toBe('/document/faq?category=Coins');
    await main()
      .getByRole('link', { name: /Can I get them back/ })
      .click();
    await expect.poll(address).toBe('/document/faq/detail?id=2');
    await expect.element(heading('Can I get them back?')).toBeVisible();
    expect(asked.at(-1)).toBe('GET /document/faq/2');
  });
});

it('the categories of notices are none of answers, also while these are on their way', async () => {
  const answers = Promise.withResolvers<Answered>();
  answerHelp(({ path }) =>
    path.includes('/faq')
      ? answers.promise
      : { data: somePage([someDocument(1)], { categories: ['Service', 'Events'] }) },
  );
  const { router } = await openHelp('/document/notice');
  await expect.element(main().getByRole('link', { name: 'Events' })).toBeVisible();
  router.navigate('/document/faq');
  await expect.element(heading(words.faqTitle)).toBeVisible();
  expect(main().getByRole('link').elements()).toEqual([]);
  answers.resolve({ code: 500 });
  await expect.element(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Events' }).elements()).toEqual([]);
});

describe('a text of operators', () => {
  it('is words and a few forms, whatever it holds', async () => {
    await page.viewport(360, 800);
    const body = [
      '# Hello\n\nA [page](/coinpurchase), a [site](https://hanji.example/a), [mail](mailto:a@b.example)',
      '[bad](javascript:alert(1)) ![a picture](https://evil.example/x.png) &amp; `code`',
      '<img src=x onerror="document.title=1"><script>document.title=1</script>',
      `1. one\n2. two\n\n> quoted\n\n***\n\n${'W'.repeat(400)}`,
    ].join('\n\n');
    answerHelp(() => ({ data: someDocument(1, { body }) }));
    await openHelp('/document/notice/detail?id=1');
    await expect.element(main().getByRole('heading', { level: 2, name: 'Hello' })).toBeVisible();
    const article = main().getByRole('article').element();
    const links = [...article.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/coinpurchase', 'https://hanji.example/a', 'mailto:a@b.example']);
    expect(article.querySelectorAll('img, script, iframe')).toHaveLength(0);
    expect(article.textContent).toContain('bad a picture & code');
    expect(article.textContent).toContain('<img src=x onerror="document.title=1">');
    expect(article.querySelectorAll('ol li')).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
