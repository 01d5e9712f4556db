import '@hanji/ui-kit/tokens/tokens.css';
import { onChapterNews } from '@hanji/edition/session/chapter-news.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { sentences, testBook } from '@hanji/viewer/testing/test-book.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { readPlace } from '#storage/reading-positions.ts';
import { someNovelView } from '#testing/novel-views.ts';

type Answered = Exclude<Answer, () => unknown>;

const book = testBook({ chapters: [sentences(20)] });

async function openAt(at: string, answers: Record<string, Answer>) {
  const came = answerCalls({
    [`POST ${at.replace(/\/\w+$/, '/read')}`]: { data: null },
    ...answers,
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const words = { errors, frame, reading, units, viewer };
  const site = await openSite({ edition, routes, at, words });
  return { ...site, came };
}

/** The queries by which files were asked for, in order. */
function claims(): Record<string, string>[] {
  return vi.mocked(fetch).mock.calls.flatMap(([asked]) => {
    const { pathname, searchParams } = new URL(new Request(asked).url);
    return pathname.endsWith('/chapter/epub') ? [Object.fromEntries(searchParams)] : [];
  });
}

/** What is copied of the whole text. */
function copied(): string {
  const text = document.querySelector('iframe')?.contentDocument;
  text?.getSelection()?.selectAllChildren(text.body);
  const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true });
  text?.body.dispatchEvent(event);
  return event.clipboardData?.getData('text/plain') ?? '';
}

function shownText(): string {
  return document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('is copied as far as its view says', async () => {
  const at = '/novel/1/chapter/2/product';
  await openAt(at, {
    [`GET ${at}`]: { data: await someNovelView({ size: book.byteLength, mostCopied: 12 }) },
    'GET /novel/1/chapter/epub': { bytes: book },
  });
  await expect.poll(shownText).toContain('Sentence 0 walks');
  await expect.poll(copied).toBe('Sentence 0 w…');
});

it('is waited for in its viewer, which is not read in before it is there', async () => {
  const at = '/novel/1/chapter/2/product';
  const arrival = Promise.withResolvers<Answered>();
  const { came } = await openAt(at, {
    [`GET ${at}`]: { data: await someNovelView({ size: book.byteLength }) },
    'GET /novel/1/chapter/epub': () => arrival.promise,
  });
  const opened = page.getByRole('region', { name: viewer.viewer });
  await expect.element(opened).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => came).toContain('GET /novel/1/chapter/epub');
  expect(came.filter((call) => call.startsWith('POST'))).toEqual([]);
  arrival.resolve({ bytes: book });
  await expect.poll(shownText).toContain('Sentence 0 walks');
  await expect.poll(() => came).toContain('POST /novel/1/chapter/2/read');
});

it('is asked for anew where it cannot be opened', async () => {
  const at = '/novel/1/chapter/2/product';
  let came = 0;
  await openAt(at, {
    [`GET ${at}`]: { data: await someNovelView({ size: book.byteLength }) },
    'GET /novel/1/chapter/epub': () => ({
      bytes: ++came === 1 ? new ArrayBuffer(book.byteLength) : book,
    }),
  });
  await expect.element(page.getByText(viewer.bookFailed)).toBeVisible();
  await page.getByRole('button', { name: frame.retry }).click();
  await expect.poll(shownText).toContain('Sentence 0 walks');
  expect(came).toBe(2);
});

it.each([
  ['product', [2]],
  ['trial', []],
] as const)('tells its tab what was delivered: %s', async (salesType, heard) => {
  const delivered: number[] = [];
  const over = new AbortController();
  onChapterNews('delivered', (id) => delivered.push(id), over.signal);
  const at = `/novel/1/chapter/2/${salesType}`;
  await openAt(at, {
    [`GET ${at}`]: { data: await someNovelView({ size: book.byteLength }) },
    'GET /novel/1/chapter/epub': { bytes: book },
  });
  await expect.poll(shownText).toContain('Sentence 0 walks');
  expect(delivered).toEqual(heard);
  over.abort();
});

describe('the address of a viewer', () => {
  it.each(
    ['novel', 'magazine_novel'].flatMap((type) => [
      [type, 'product'],
      [type, 'trial'],
    ]),
  )('[A2-019] [B2-107] [B2-108] /%s/1/chapter/2/%s shows its book', async (type, salesType) => {
    const at = `/${type}/1/chapter/2/${salesType}`;
    const size = book.byteLength;
    const epub =
      salesType === 'trial' ? ({ size, chapterFileSalesType: 'trial' } as const) : { size };
    const { came } = await openAt(at, {
      [`GET ${at}`]: { data: await someNovelView(epub) },
      [`GET /${type}/1/chapter/epub`]: { bytes: book },
    });
    await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeInTheDocument();
    await expect.poll(shownText).toContain('Sentence 0 walks');
    expect(came.filter((call) => call.includes('/chapter/epub'))).toEqual([
      `GET /${type}/1/chapter/epub`,
    ]);
    // Exactly what the view signed, and nothing beside it.
    expect(claims()).toEqual([
      {
        languageId: 'en-US',
        chapterId: '2',
        expiredAt: '1800000000',
        checkSum: 'x'.repeat(43),
        chapterFileSalesType: salesType,
      },
    ]);
  });
});

describe('[A7-072] an address that holds no more', () => {
  const at = '/novel/1/chapter/2/product';
  const file = 'GET /novel/1/chapter/epub';
  const inTurn = (...answers: readonly Answered[]) => {
    let turn = 0;
    return () => answers[Math.min(turn++, answers.length - 1)] ?? 404;
  };

  it('is asked for anew, without a word to the reader', async () => {
    const { came } = await openAt(at, {
      [`GET ${at}`]: inTurn(
        { data: await someNovelView() },
        { data: await someNovelView({ size: book.byteLength, checkSum: 'y'.repeat(43) }) },
      ),
      [file]: () => (claims().at(-1)?.['checkSum']?.startsWith('y') ? { bytes: book } : 403),
    });
    await expect.poll(shownText).toContain('Sentence 0 walks');
    expect(came.filter((call) => call === `GET ${at}`)).toHaveLength(2);
  });

  it('opens the text of the view that is renewed, and keeps its places as of that', async () => {
    const opened = page.getByRole('region', { name: viewer.viewer });
    await page.viewport(400, 400);
    onTestFinished(() => page.viewport(1280, 800));
    const renewed = await someNovelView({ size: book.byteLength, checkSum: 'y'.repeat(43) });
    const chapter = { ...renewed.chapter, contentVersion: 'another' };
    await openAt(at, {
      [`GET ${at}`]: inTurn({ data: await someNovelView() }, { data: { ...renewed, chapter } }),
      [file]: async () => {
        if (claims().at(-1)?.['checkSum']?.startsWith('y')) return { bytes: book };
        // Refused once the viewer stands there, as of the text before.
        await expect.element(opened).toBeInTheDocument();
        return 403;
      },
    });
    await expect.poll(shownText).toContain('Sentence 0 walks');
    const text = opened.element();
    if (text instanceof HTMLElement) text.focus();
    await userEvent.keyboard('{PageDown}');
    await expect
      .poll(() => readPlace({ reader: null, chapterId: 2 })?.last)
      .toMatchObject({ contentVersion: 'another' });
  });

  it('is asked for once: what is refused again is said', async () => {
    const { came } = await openAt(at, {
      [`GET ${at}`]: { data: await someNovelView() },
      [file]: { code: 403, message: 'The link has expired.' },
    });
    await expect.element(page.getByText('The link has expired.')).toBeInTheDocument();
    expect(came.filter((call) => call === `GET ${at}`)).toHaveLength(2);
    expect(came.filter((call) => call === file)).toHaveLength(2);
  });

  it.each([
    [401, errors.signInTitle],
    [428, errors.matureTitle],
  ])('leads to what the view says by %s', async (code, title) => {
    const { came } = await openAt(at, {
      [`GET ${at}`]: inTurn({ data: await someNovelView() }, code),
      [file]: 403,
    });
    await expect.element(page.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(came.filter((call) => call === file)).toHaveLength(1);
  });

  it.each([
    [401, errors.signInTitle],
    [428, errors.matureTitle],
    [451, errors.adultTitle],
  ])('is not looked for where the file itself says %s', async (code, title) => {
    const { came } = await openAt(at, {
      [`GET ${at}`]: { data: await someNovelView() },
      [file]: code,
    });
    await expect.element(page.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(came.filter((call) => call === `GET ${at}`)).toHaveLength(1);
  });
});
