import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { creator as words } from '@hanji/i18n/locales/en-US/creator.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { limits, pngFile, someDetail, somePage, someUpload } from '#testing/desk-service.ts';
import { openDesk } from '#testing/open-desk.tsx';
import { articleAddress as path, serveArticle } from '#testing/serve-article.ts';

const choose = page.getByRole('button', { name: `${words.addPages} ${words.choosePages}` });
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

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

describe('the pages of an article', () => {
  it('[B2-072] tells the limits before anything is sent, and refuses what is beyond them', async () => {
    const small = { ...limits, maxFileBytes: 1_048_576 };
    const { asked } = serveArticle(someDetail({ limits: small }));
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
    const { asked, state } = serveArticle(someDetail(), (at) => {
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
    serveArticle(
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
    const { asked, state } = serveArticle(
      someDetail({ pages: [somePage(1), somePage(2), somePage(3)] }),
    );
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
    const { asked } = serveArticle(someDetail({ pages: [somePage(1), somePage(2)] }), (at) =>
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

it('[B2-072] shows an article in the real viewer, in windows as wide as a phone and a desktop', async () => {
  serveArticle(someDetail({ pages: [somePage(1)] }));
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
