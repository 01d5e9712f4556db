import '@hanji/ui-kit/tokens/tokens.css';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { acceptMature, keepAcceptance } from '@hanji/edition/mature/accept-mature.ts';
import { signedOut } from '@hanji/edition/session/current-user.ts';
import { tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import type { KeptFacts } from '@hanji/domain/reading/offline/kept-chapters.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { frames } from '@hanji/viewer/testing/frames.ts';
import { stubSpeech } from '@hanji/viewer/testing/stub-speech.ts';
import { testBook } from '@hanji/viewer/testing/test-book.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readStoredOutbox } from '#outbox/stored-outbox.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someNovelView } from '#testing/novel-views.ts';
import { answerOf, inTransaction } from './database.ts';
import { keepChapters } from './keep-chapters.ts';
import { dropKept, tidyKept } from './kept-chapters.ts';
import { offlineCache } from './offline-page/offline-cache.ts';

const anna = { userId: 'anna', nickname: 'Anna', avatarImageUrl: null };
const at = '/novel/1/chapter/2/product';
const file = 'GET /novel/1/chapter/epub';
const read = 'POST /novel/1/chapter/2/read';
const book = testBook({ chapters: ['<p>All of it.</p>'] });

type Rights = {
  readonly free?: boolean;
  readonly unlocked?: boolean;
  readonly rentRemained?: number;
  readonly restrictedAge?: ChapterView['content']['restrictedAge'];
  readonly version?: string;
  /** Bytes that its book is said to have. */
  readonly size?: number;
};

async function viewOf({ free = false, unlocked = false, rentRemained = 0, ...more }: Rights) {
  const view = await someNovelView({ size: more.size ?? book.byteLength });
  const { chapter, content } = view;
  return {
    ...view,
    content: { ...content, restrictedAge: more.restrictedAge ?? 0 },
    chapter: {
      ...chapter,
      id: 2,
      contentVersion: more.version ?? 'one',
      activity: { ...chapter.activity, unlocked, rentRemained, rented: rentRemained > 0 },
      salesConfig: { ...chapter.salesConfig, free },
    },
  };
}

async function openAt(answers: Record<string, Answer>, user: typeof anna | null, path = at) {
  const came = answerCalls(answers);
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const words = { errors, frame, reading, units, viewer };
  const site = await openSite({ edition, routes, at: path, words, ...(user && { user }) });
  return { ...site, came };
}

function shownText(): string {
  return document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
}

/** Whose chapters are kept, and which. */
async function kept(): Promise<string[]> {
  const rows = await inTransaction('readonly', async (store) =>
    answerOf<{ reader: string; chapterId: number }[]>(store('chapters').getAll()),
  );
  const books = await inTransaction('readonly', async (store) =>
    answerOf(store('books').getAllKeys()),
  );
  expect(books).toEqual(rows.map(({ reader, chapterId }) => [reader, chapterId]));
  return rows.map(({ reader, chapterId }) => `${reader} ${chapterId}`);
}

/** Reads the chapter online; gives its page once it is kept, or could have been. */
async function readOnline(rights: Rights, user: typeof anna | null = null) {
  const view = { data: await viewOf(rights) };
  const site = await openAt(
    { [`GET ${at}`]: view, [file]: { bytes: book }, [read]: { data: null } },
    user,
  );
  await expect.poll(shownText).toContain('All of it.');
  return site;
}
async function readAndKept(rights: Rights, user: typeof anna | null = null) {
  const site = await readOnline(rights, user);
  await expect.poll(kept).toEqual([`${user?.userId ?? ''} 2`]);
  return site;
}
const offline = { [`GET ${at}`]: 'offline', [file]: 'offline', [read]: 'offline' } as const;

function cutOff(answers: Record<string, Answer>): Record<string, Answer> {
  const calls = [...Object.keys(answers), 'GET /novel/1'];
  return Object.fromEntries(calls.map((call) => [call, 'offline']));
}

async function expectLost(user: typeof anna | null): Promise<void> {
  await openAt(offline, user);
  await expect.element(page.getByText(errors.unreachableTitle)).toBeVisible();
  expect(shownText()).toBe('');
}

beforeEach(() => {
  // Idle moments are not waited for.
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => {
    act({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeSite();
  await answerOf(indexedDB.deleteDatabase('hanji.chapters'));
});

describe('without a connection', () => {
  it.each([
    ['a free chapter', { free: true }, null],
    ['one that is owned', { unlocked: true }, anna],
    ['one whose rental goes on', { rentRemained: 60 }, anna],
  ] as const)('%s opens that was read before, and says so', async (_, rights, user) => {
    await readAndKept(rights, user);
    await openAt(offline, user);
    await expect.poll(shownText).toContain('All of it.');
    await expect.element(page.getByText(viewer.keptOffline)).toBeVisible();
    // What was read is told once the line is back.
    await expect.poll(() => readStoredOutbox().events.map(({ kind }) => kind)).toContain('read');
    // Nobody has refused it.
    await frames(30);
    expect(page.getByText(errors.chapterMissingTitle).elements()).toEqual([]);
  });

  it('says so too where the view of the chapter had come before', async () => {
    const view = { data: await viewOf({ free: true }) };
    await readAndKept({ free: true });
    await openAt({ ...offline, [`GET ${at}`]: view }, null);
    await expect.poll(shownText).toContain('All of it.');
    await expect.element(page.getByText(viewer.keptOffline)).toBeVisible();
  });

  it('says so where its file alone is in reach, and keeps it no longer for that', async () => {
    const times = () =>
      inTransaction('readonly', async (store) => {
        const [row] = await answerOf<KeptFacts[]>(store('chapters').getAll());
        return [row?.confirmedAt, row?.until];
      });
    await readAndKept({ rentRemained: 60 }, anna);
    const before = await times();
    // A browser may have the file in its own cache.
    await openAt({ ...offline, [file]: { bytes: book } }, anna);
    await expect.poll(shownText).toContain('All of it.');
    await expect.element(page.getByText(viewer.keptOffline)).toBeVisible();
    await frames(30);
    expect(await times()).toEqual(before);
  });

  it.each([
    ['only lent in the past', {}, anna],
    ['for adults, and read by a visitor', { free: true, restrictedAge: 19 }, null],
  ] as const)('one does not that is %s', async (_, rights, user) => {
    await readOnline(rights, user);
    // Another one that is kept comes after it.
    await expectLost(user);
    expect(await kept()).toEqual([]);
  });

  it('one for adults opens for its member alone, while titles for adults are accepted', async () => {
    await readAndKept({ unlocked: true, restrictedAge: 19 }, anna);
    await expectLost(anna);
    acceptMature();
    onTestFinished(() => keepAcceptance(null));
    await openAt(offline, anna);
    await expect.poll(shownText).toContain('All of it.');
  });

  it('none opens for somebody else, and none after its rental', async () => {
    await readAndKept({ rentRemained: 60 }, anna);
    await expectLost({ ...anna, userId: 'bert' });
    await expectLost(null);
    const { timeOrigin } = performance;
    vi.spyOn(Date, 'now').mockImplementation(() => timeOrigin + performance.now() + 60_000);
    await expectLost(anna);
    expect(await kept()).toEqual([]);
  });

  it('a preview does not open, and is not kept', async () => {
    const trial = '/novel/1/chapter/2/trial';
    const view = { data: await viewOf({ unlocked: true }) };
    await openAt({ [`GET ${trial}`]: view, [file]: { bytes: book } }, anna, trial);
    await expect.poll(shownText).toContain('All of it.');
    await openAt({ [`GET ${trial}`]: 'offline' }, anna, trial);
    await expect.element(page.getByText(errors.unreachableTitle)).toBeVisible();
    expect(await kept()).toEqual([]);
  });

  it('reads on aloud into the next chapter that is kept, and into no other', async () => {
    const speech = stubSpeech();
    const links = [1, 2, 3].map((id) => ({ id, name: `No. ${id}`, thumbnail: null }));
    const view = await viewOf({ free: true });
    const pathOf = (id: number): string => `/novel/1/chapter/${id}/product`;
    const answers = Object.fromEntries(
      links.map((link, index) => {
        const chapter = { ...view.chapter, ...link, nextChapter: links[index + 1] ?? null };
        return [`GET ${pathOf(link.id)}`, { data: { ...view, chapter } }];
      }),
    );
    for (const id of [1, 2]) {
      await openAt({ ...answers, [file]: { bytes: book } }, null, pathOf(id));
      await expect.poll(kept).toContain(` ${id}`);
    }
    const { router } = await openAt({ [file]: 'offline', ...cutOff(answers) }, null, pathOf(1));
    await expect.poll(shownText).toContain('All of it.');
    await userEvent.keyboard('r');
    await expect.poll(() => speech.said.length).toBe(1);
    speech.tell('start');
    speech.tell('end');
    await expect.poll(() => router.state.location.pathname).toBe(pathOf(2));
    await expect.poll(() => speech.said.length).toBe(2);
    speech.tell('start');
    speech.tell('end');
    await userEvent.keyboard('r');
    await expect.poll(() => speech.said.length).toBe(3);
    expect(router.state.location.pathname).toBe(pathOf(2));
  });

  it('asks again when the line is back, and lets go of what is refused then', async () => {
    await readAndKept({ unlocked: true }, anna);
    await openAt(offline, anna);
    await expect.poll(shownText).toContain('All of it.');
    const came = answerCalls({ [`GET ${at}`]: 402 });
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => came).toContain(`GET ${at}`);
    await expect.poll(kept).toEqual([]);
    // What is on screen stays.
    expect(shownText()).toContain('All of it.');
  });
});

it('a book that came cut short is fetched anew, and kept whole or not at all', async () => {
  const view = { data: await viewOf({ unlocked: true }) };
  const answers = { [`GET ${at}`]: view, [read]: { data: null } };
  const cut = { bytes: book.slice(0, -1) };
  const { came } = await openAt({ ...answers, [file]: cut }, anna);
  await expect.poll(() => came.filter((call) => call === file)).toHaveLength(2);
  await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeInTheDocument();
  expect(await kept()).toEqual([]);
  closeSite();

  let turn = 0;
  const cutOnce = () => ((turn += 1) === 1 ? cut : { bytes: book });
  await openAt({ ...answers, [file]: cutOnce }, anna);
  await expect.poll(shownText).toContain('All of it.');
  await expect.poll(kept).toEqual(['anna 2']);
  expect(turn).toBe(2);
});

describe('a chapter that is kept is let go', () => {
  it.each([401, 402, 403, 404, 410, 451])('when the service answers %d', async (code) => {
    await readAndKept({ unlocked: true }, anna);
    await openAt({ [`GET ${at}`]: code }, anna);
    await expect.poll(kept).toEqual([]);
  });

  it.each([
    ['its text is another', { unlocked: true, version: 'two' }],
    ['its book is another', { unlocked: true, size: 1 }],
    ['it is no longer free or owned', {}],
  ] as const)('when %s', async (_, rights) => {
    await readAndKept({ unlocked: true }, anna);
    await openAt({ [`GET ${at}`]: { data: await viewOf(rights) }, [file]: 500 }, anna);
    await expect.poll(kept).toEqual([]);
  });

  it('when its reader signs out, or takes it back', async () => {
    const { store } = await readAndKept({ unlocked: true }, anna);
    const stop = keepChapters(store);
    tellOfChapter('takenBack', 2);
    await expect.poll(kept).toEqual([]);
    stop();
    closeSite();

    const next = await readAndKept({ unlocked: true }, anna);
    const stopNext = keepChapters(next.store);
    await expect.poll(kept).toEqual(['anna 2']);
    next.store.dispatch(signedOut());
    await expect.poll(kept).toEqual([]);
    stopNext();
  });

  it('when somebody else starts the site, while what visitors read stays', async () => {
    await readAndKept({ unlocked: true }, anna);
    await readOnline({ free: true });
    await expect.poll(kept).toEqual([' 2'].concat('anna 2'));
    await tidyKept('bert');
    expect(await kept()).toEqual([' 2']);
  });

  it('with what the site is opened by without a connection, once none is left', async () => {
    await readAndKept({ unlocked: true }, anna);
    await readOnline({ free: true });
    await expect.poll(kept).toEqual([' 2', 'anna 2']);
    await caches.open(offlineCache);
    await tidyKept(null);
    expect(await kept()).toEqual([' 2']);
    expect(await caches.has(offlineCache)).toBe(true);
    await dropKept({ reader: null, chapterId: 2 });
    expect(await caches.has(offlineCache)).toBe(false);
  });

  it('when there is no room for it', async () => {
    await readAndKept({ unlocked: true }, anna);
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 10, usage: 0 });
    await tidyKept('anna');
    expect(await kept()).toEqual([]);
  });
});
