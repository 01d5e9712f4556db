import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerDesk,
  limits,
  pngFile,
  someDetail,
  somePage,
  someUpload,
  type Answered,
} from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';

const path = '/manage/article/1/7';
const choose = page.getByRole('button', { name: `${words.addPages} ${words.choosePages}` });
const name = page.getByRole('textbox', { name: words.articleNameLabel });
const dialog = page.getByRole('dialog');
function button(label: string) {
  return page.getByRole('button', { name: label, exact: true });
}
function pages() {
  return page
    .getByRole('list', { name: words.pages, exact: true })
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('bdi')?.textContent);
}

/** The service with one article, which changes as it is told to. */
function serve(first: ArticleDetail, more: (path: string) => Answered | null = () => null) {
  const state = { article: first };
  const change = (facts: Partial<ArticleDetail>): Answered => {
    const { article } = state;
    state.article = { ...article, ...facts, revision: article.revision + 1 };
    return { data: state.article };
  };
  const asked = answerDesk(({ path: at, json }) => {
    const own = more(at);
    if (own) return own;
    if (at.startsWith('GET /manage/comment')) return { data: { comments: [], after: null } };
    if (at === `GET ${path}`) return { data: state.article };
    if ('revision' in json && json['revision'] !== state.article.revision) {
      return { code: 409, data: { newerArticle: state.article } };
    }
    if (at === `PUT ${path}`) return change(json);
    if (at === `PUT ${path}/order`) {
      const ids = json['pageIds'] as number[];
      const ordered = ids.flatMap((id) => state.article.pages.filter((p) => p.pageId === id));
      return change({ pages: ordered });
    }
    if (at === `POST ${path}/publish`) {
      const at2 = json['publishAt'];
      const publishedAt = typeof at2 === 'string' ? at2 : new Date().toISOString();
      return change({ state: at2 === null ? 'published' : 'scheduled', publishedAt });
    }
    if (at === `POST ${path}/withdraw`) return change({ state: 'withdrawn' });
    return { code: 404 };
  });
  return { asked, state };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

describe('the pages of an article', () => {
  it('[B2-072] tells the limits before anything is sent, and refuses what is beyond them', async () => {
    const small = { ...limits, maxFileBytes: 1_048_576 };
    const { asked } = serve(someDetail({ limits: small }));
    await openDesk(path);
    await expect.element(choose).toHaveAccessibleDescription(/Up to 1 MB and 100 megapixels/);
    const script = new File(['<svg onload="alert(1)"/>'], 'evil.png', { type: 'image/png' });
    await userEvent.upload(choose, [script, pngFile('large.png', 1_048_577)]);
    await expect.element(page.getByRole('alert').getByText(/evil\.png/)).toBeVisible();
    await expect.element(page.getByText(/large\.png: it is larger than 1 MB/)).toBeVisible();
    expect(asked.filter(({ path: at }) => at.startsWith('POST'))).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('[B2-072] [B1-019] are announced in the order of their names, sent, and shown as they come', async () => {
    const { asked, state } = serve(someDetail(), (at) => {
      if (at === `POST ${path}/upload`) {
        const uploads = [someUpload(1), someUpload(2)];
        state.article = { ...state.article, uploads };
        return { data: { uploads } };
      }
      if (at.startsWith('PUT /manage/upload/')) return { data: someUpload(1, { received: [0] }) };
      if (!at.endsWith('/finish')) return null;
      state.article = { ...state.article, uploads: [], pages: [somePage(1), somePage(2)] };
      return { data: someUpload(1, { state: 'queued', received: [0] }) };
    });
    await openDesk(path);
    await userEvent.upload(choose, [pngFile('page-10.png'), pngFile('page-2.png')]);
    await expect.poll(pages).toEqual(['page-1.png', 'page-2.png']);
    const begun = asked.find(({ path: at }) => at === `POST ${path}/upload`);
    expect(begun?.json['files']).toEqual([
      { name: 'page-2.png', size: 10, replaces: null },
      { name: 'page-10.png', size: 10, replaces: null },
    ]);
    await expect.element(page.getByText('All done: 2 pages')).toBeInTheDocument();
  });

  it('[B2-072] say what the job queue makes of a file, and why one was not taken', async () => {
    const message = 'This image has more than 100 megapixels.';
    serve(
      someDetail({
        uploads: [
          someUpload(1, { state: 'reading', pagesDone: 3, pages: 12, received: [0] }),
          someUpload(2, {
            state: 'refused',
            received: [0],
            refusal: { reason: 'tooManyPixels', message },
          }),
          someUpload(3, { size: 99 }),
        ],
      }),
    );
    await openDesk(path);
    await expect.element(page.getByText('3 of 12 pages made')).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    // Nothing of it is kept here.
    await expect.element(page.getByText(words.fileNeeded)).toBeVisible();
    await expect.element(page.getByText('1 file still on its way')).toBeInTheDocument();
  });

  it('[B2-072] are ordered by keyboard, on whatever the article is by then', async () => {
    const { asked, state } = serve(someDetail({ pages: [somePage(1), somePage(2), somePage(3)] }));
    await openDesk(path);
    const handle = button('Move page-1.png');
    await expect.element(handle).toBeVisible();
    handle.element().focus();
    // Another tab has changed the words meanwhile.
    state.article = { ...state.article, revision: 4, authorComment: 'Hello' };
    await userEvent.keyboard('{End}');
    await expect.poll(pages).toEqual(['page-2.png', 'page-3.png', 'page-1.png']);
    await expect.poll(() => state.article.revision).toBe(5);
    expect(asked.findLast(({ path: at }) => at.endsWith('/order'))?.json).toEqual({
      revision: 4,
      pageIds: [2, 3, 1],
    });
    await expect
      .element(page.getByRole('textbox', { name: words.authorComment }))
      .toHaveValue('Hello');
  });

  it('[B2-072] are replaced one by one', async () => {
    const { asked } = serve(someDetail({ pages: [somePage(1), somePage(2)] }), (at) =>
      at === `POST ${path}/upload` ? { data: { uploads: [] } } : null,
    );
    await openDesk(path);
    await expect.element(button('Move page-2.png')).toBeVisible();
    const inputs = document.querySelectorAll<HTMLInputElement>('ol input[type=file]');
    const input = inputs[1];
    if (!input) throw new Error('there is no second page');
    await userEvent.upload(input, [pngFile('better.png')]);
    await expect
      .poll(() => asked.find(({ path: at }) => at.endsWith('/upload'))?.json['files'])
      .toEqual([{ name: 'better.png', size: 10, replaces: 2 }]);
  });
});

describe('the words of an article', () => {
  it('[B2-072] are saved by themselves while nobody reads them', async () => {
    const { asked } = serve(someDetail());
    await openDesk(path);
    await name.fill('The harbor');
    await expect.element(page.getByText(words.savingSoon)).toBeVisible();
    await expect.poll(() => asked.at(-1)?.json['name']).toBe('The harbor');
    await expect.element(page.getByText(words.saved)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'The harbor' })).toBeVisible();
  });

  it('[B2-072] of one that readers see wait for its creator', async () => {
    const publishedAt = '2026-05-03T09:00:00.000Z';
    const { asked } = serve(someDetail({ state: 'published', publishedAt, pages: [somePage(1)] }));
    await openDesk(path);
    await name.fill('The harbor');
    await expect.element(page.getByText(words.unsaved)).toBeVisible();
    expect(asked.filter(({ path: at }) => at.startsWith('PUT'))).toEqual([]);
    await button(words.saveWords).click();
    await expect.poll(() => asked.some(({ path: at }) => at === `PUT ${path}`)).toBe(true);
    await expect.element(page.getByText(words.saved)).toBeVisible();
  });

  it('[B2-072] are kept and tried again where they could not be saved', async () => {
    let works = false;
    const { asked } = serve(someDetail(), (at) =>
      at === `PUT ${path}` && !works ? { code: 400, message: 'Not now.' } : null,
    );
    await openDesk(path);
    await name.fill('The harbor');
    await expect.element(page.getByText('Not now.')).toBeVisible();
    await expect.element(name).toHaveValue('The harbor');
    works = true;
    await button('Try again').click();
    await expect.element(page.getByText(words.saved)).toBeVisible();
    expect(asked.filter(({ path: at }) => at === `PUT ${path}`)).toHaveLength(2);
  });
});

describe('an article comes to readers', () => {
  it('[B2-072] [B1-019] at once, and is taken from them after a question', async () => {
    const { asked } = serve(someDetail({ pages: [somePage(1)] }));
    await openDesk(path);
    await button(words.publish).click();
    await expect.element(button(words.withdraw)).toBeVisible();
    expect(asked.find(({ path: at }) => at.endsWith('/publish'))?.json).toEqual({
      revision: 1,
      publishAt: null,
    });
    await button(words.withdraw).click();
    await expect.element(dialog.getByText(words.withdrawText)).toBeVisible();
    await dialog.getByRole('button', { name: words.withdraw }).click();
    await expect.element(button(words.publish)).toBeVisible();
  });

  it('[B2-072] at a time of Tokyo, whatever the zone of the browser', async () => {
    const { asked } = serve(someDetail({ pages: [somePage(1)] }));
    await openDesk(path);
    await page.getByRole('radio', { name: words.publishLater }).click();
    await expect.element(page.getByText(/Japan Standard Time/)).toBeVisible();
    await button(words.schedule).click();
    await expect.element(page.getByText(words.timeMissing)).toBeVisible();
    const year = new Date().getFullYear();
    const soon = page.getByLabelText(words.publishAt);
    await soon.fill(`${year - 1}-01-02T03:04`);
    await button(words.schedule).click();
    await expect.element(page.getByText(words.timePast)).toBeVisible();
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await soon.fill(`${day}T18:00`);
    await button(words.schedule).click();
    await expect
      .poll(() => asked.find(({ path: at }) => at.endsWith('/publish'))?.json['publishAt'])
      .toBe(`${day}T09:00:00.000Z`);
    await expect.element(soon).toHaveValue(`${day}T18:00`);
    await button(words.takeBack).click();
    await expect.poll(() => asked.at(-1)?.path).toBe(`POST ${path}/withdraw`);
  });

  it('not without a page, and what changed since is said', async () => {
    serve(someDetail());
    await openDesk(path);
    await button(words.publish).click();
    await expect.element(page.getByText(words.noPages)).toBeVisible();
    closeSite();
    const publishedAt = '2026-05-03T09:00:00.000Z';
    const facts = { state: 'published', publishedAt, pagesChanged: true } as const;
    const { asked } = serve(someDetail({ ...facts, pages: [somePage(1)] }));
    await openDesk(path);
    await expect.element(page.getByText(words.pagesChanged)).toBeVisible();
    await button(words.publishAgain).click();
    await expect.poll(() => asked.some(({ path: at }) => at.endsWith('/publish'))).toBe(true);
  });
});

it('[B2-072] shows an article in the real viewer, in windows as wide as a phone and a desktop', async () => {
  serve(someDetail({ pages: [somePage(1)] }));
  await page.viewport(1280, 800);
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  await openDesk(path);
  await page.getByRole('link', { name: words.previewPhone }).click();
  await page.getByRole('link', { name: words.previewDesktop }).click();
  expect(opened.mock.calls.map(([href, , size]) => [href, size])).toEqual([
    [`${path}/preview`, 'popup,width=390,height=844'],
    [`${path}/preview`, 'popup,width=1280,height=800'],
  ]);
  await page.viewport(414, 896);
  await expect
    .element(page.getByRole('link', { name: words.preview, exact: true }))
    .toHaveAttribute('href', `${path}/preview`);
});
