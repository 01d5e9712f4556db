import { configureApi } from '@hanji/api-client/api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import { readingPositionsKey } from '@hanji/domain/reading/memory/kept-positions.ts';
import { readingOutboxKey, withPlace } from '@hanji/domain/reading/memory/outbox.ts';
import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '@hanji/edition/session/current-user.ts';
import { createStore } from '@hanji/edition/session/store.ts';
import { deviceName } from './device-name.ts';
import { readLastChapter, writeLastChapter } from '#storage/last-chapters.ts';
import { readPlace, writePosition } from '#storage/reading-positions.ts';
import { keepOutbox } from './keep-outbox.ts';
import { outboxOf } from './reading-outbox.ts';
import { changeStoredOutbox, readStoredOutbox } from './stored-outbox.ts';

type Told = {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly init: RequestInit;
};

/** The service, which answers each call with a code, or not at all. */
function service(codeOf: (path: string, body: unknown) => number | 'offline'): Told[] {
  const told: Told[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(new Request(input).url);
    const path = url.pathname.replace(/^\/api/, '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    told.push({ path, query: Object.fromEntries(url.searchParams), body, init });
    const code = codeOf(path, body);
    if (code === 'offline') throw new TypeError('Failed to fetch');
    const result = { code, message: '', debug: null };
    return Response.json({ data: null, result }, { status: code });
  });
  return told;
}

const anna = { userId: 'anna', nickname: 'A', avatarImageUrl: null };
const opened = {
  reader: null,
  kind: 'read',
  contentType: 'comic',
  contentId: 1,
  chapterId: 2,
} as const;
const key = 'a-visit-of-sixteen-read';
const position = { imageId: '3', fraction: 0.5, chapterShare: 0.25, contentVersion: 'v' };
const place = {
  reader: 'anna',
  contentId: 1,
  chapterId: 2,
  share: 0.25,
  position,
  contentVersion: 'v',
};
const readPath = '/comic/1/chapter/2/read';
const placesPath = '/reading/places';

/** A page that is opened anew, as after a reload: storage is all that it knows. */
function openPage(user: typeof anna | null = null) {
  const store = createStore(localStorage);
  if (user) store.dispatch(signedIn(user));
  return { store, outbox: outboxOf(store) };
}

beforeAll(() => configureApi(testSettings()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('what was read', () => {
  it('is told behind pictures, also while the page closes, and waits no longer then', async () => {
    const told = service(() => 200);
    openPage().outbox.putEvent({ ...opened, key });
    expect(readStoredOutbox().events).toHaveLength(1);
    await expect.poll(() => told.map(({ path }) => path)).toEqual([readPath]);
    expect(told[0]).toMatchObject({
      query: { key, device: deviceName() },
      init: { method: 'POST', keepalive: true, priority: 'low' },
    });
    expect(Number(told[0]?.query['ago'])).toBeLessThan(60_000);
    await expect.poll(() => localStorage.getItem(readingOutboxKey)).toBeNull();
  });

  it('survives a reload while nobody answers, and is told once by its key when the line is back', async () => {
    const lost = service(() => 'offline');
    openPage().outbox.putEvent({ ...opened, key });
    await expect.poll(() => lost.length).toBe(1);
    const told = service(() => 200);
    const stop = keepOutbox(openPage().store);
    await expect.poll(() => readStoredOutbox().events).toEqual([]);
    stop();
    expect(told.map(({ query }) => query['key'])).toEqual([key]);
  });

  it.each([
    ['the line is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is told again when %s', async (_, happens) => {
    const lost = service(() => 'offline');
    const { store, outbox } = openPage();
    outbox.putEvent({ ...opened, key });
    const stop = keepOutbox(store);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await expect.poll(() => readStoredOutbox().events.length).toBe(1);
    const told = service(() => 200);
    // What was under way when nobody answered may end first.
    await expect.poll(() => (happens(), told.length)).toBeGreaterThan(0);
    await expect.poll(() => readStoredOutbox().events).toEqual([]);
    stop();
  });

  it('is told again after a while, and later each time', async () => {
    const told = service(() => 503);
    stopClock(...timeouts);
    openPage().outbox.putEvent({ ...opened, key });
    for (const [wait, times] of [
      [5000, 2],
      [30_000, 3],
    ] as const) {
      await expect.poll(() => told.length).toBe(times - 1);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(wait - 1);
      expect(told).toHaveLength(times - 1);
      vi.advanceTimersByTime(1);
      await expect.poll(() => told.length).toBe(times);
    }
  });

  it('is let go where the service will never take it, and holds up nothing behind it', async () => {
    const told = service((path) => (path === readPath ? 404 : 200));
    const { outbox } = openPage();
    outbox.putEvent({ ...opened, key });
    outbox.putEvent({ ...opened, chapterId: 3, kind: 'finished', key: `${key}-end` });
    await expect.poll(() => readStoredOutbox().events).toEqual([]);
    expect(told.map(({ path }) => path).toSorted()).toEqual([
      readPath,
      '/comic/1/chapter/3/read/finished',
    ]);
  });

  it('is told as of who read it: not as another’s, and when they are back', async () => {
    const lost = service(() => 'offline');
    const { store, outbox } = openPage(anna);
    outbox.putEvent({ ...opened, reader: 'anna', key });
    outbox.putPlace({ ...place, at: Date.now() });
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    const told = service(() => 200);
    store.dispatch(signedOut());
    const stop = keepOutbox(store);
    store.dispatch(signedIn({ ...anna, userId: 'ben' }));
    outbox.putEvent({ ...opened, reader: 'ben', chapterId: 4, key: `${key}-ben` });
    await expect.poll(() => told.map(({ path }) => path)).toEqual(['/comic/1/chapter/4/read']);
    expect(readStoredOutbox().events.map(({ reader }) => reader)).toEqual(['anna']);
    store.dispatch(signedIn(anna));
    await expect.poll(() => localStorage.getItem(readingOutboxKey)).toBeNull();
    stop();
    // The session may be another's by then: the service is told whose it is.
    const own = told.find(({ path }) => path === readPath);
    expect(own?.query['reader']).toBe('anna');
    expect(told.find(({ path }) => path === placesPath)?.body).toMatchObject({ reader: 'anna' });
  });

  it('waits for its reader whose session has ended: they are signed out, and nothing is lost', async () => {
    const told = service(() => 401);
    const { store, outbox } = openPage(anna);
    outbox.putEvent({ ...opened, reader: 'anna', key });
    await expect.poll(() => store.getState().currentUser).toBeNull();
    expect(told[0]?.query['reader']).toBe('anna');
    expect(readStoredOutbox().events.map(({ reader }) => reader)).toEqual(['anna']);
  });
});

describe('who signs in', () => {
  const chapterOf = (reader: string | null) => readPlace({ reader, chapterId: 2 });

  function readBefore(): void {
    const at = performance.timeOrigin - 1000;
    const stored = { version: 2, positions: [[2, { last: position, furthest: position, at }]] };
    localStorage.setItem(readingPositionsKey, JSON.stringify(stored));
  }

  it('goes on where they were as a visitor on this page', () => {
    service(() => 200);
    writePosition({ reader: null, chapterId: 2 }, position);
    writeLastChapter(null, 1, 2);
    const { store } = openPage();
    const stop = keepOutbox(store);
    store.dispatch(signedIn(anna));
    expect(chapterOf('anna')?.last).toEqual(position);
    expect(chapterOf(null)).toBeNull();
    expect(readLastChapter('anna', 1)?.chapterId).toBe(2);
    stop();
  });

  it.each([
    ['another member read', () => writePosition({ reader: 'anna', chapterId: 2 }, position), null],
    ['was read before this page was opened', readBefore, null],
    [
      'who signed out here read',
      () => writePosition({ reader: null, chapterId: 2 }, position),
      anna,
    ],
  ])('has nothing of what %s', (_, before, user) => {
    service(() => 200);
    const { store } = openPage(user);
    const stop = keepOutbox(store);
    if (user) store.dispatch(signedOut());
    before();
    store.dispatch(signedIn({ ...anna, userId: 'ben' }));
    expect(chapterOf('ben')).toBeNull();
    stop();
  });
});

describe('places', () => {
  it('go together, the last and the furthest of each chapter, with how long ago they were', async () => {
    const told = service(() => 200);
    const { outbox } = openPage(anna);
    const now = Date.now();
    outbox.putPlace({ ...place, share: 0.9, at: now - 3000 });
    outbox.putPlace({ ...place, share: 0.5, at: now - 2000 });
    outbox.putPlace({ ...place, share: 0.1, at: now - 1000 });
    const letter = { cfi: 'epubcfi(/6/2!/4/2/1:0)', percent: 25, quote: 'The lamp went out' };
    outbox.putPlace({
      ...place,
      chapterId: 3,
      position: { ...letter, contentVersion: 'v' },
      at: now,
    });
    await expect.poll(() => readStoredOutbox().places).toEqual([]);
    expect(told.map(({ path }) => path)).toEqual(['/reading/places']);
    expect(told[0]).toMatchObject({
      init: { method: 'PUT', keepalive: true, priority: 'low' },
      body: {
        device: deviceName(),
        places: [
          { chapterId: 2, share: 0.9, position: { imageId: '3', fraction: 0.5 } },
          { chapterId: 2, share: 0.1, contentVersion: 'v' },
          { chapterId: 3, share: 0.25, position: letter },
        ],
      },
    });
  });

  /** The service, which cannot take what is told of these chapters. */
  function spoilt(code: number, chapters: readonly number[]): Told[] {
    return service((_, body) => {
      const { places } = body as { places: { chapterId: number }[] };
      return places.some(({ chapterId }) => chapters.includes(chapterId)) ? code : 200;
    });
  }
  function putIn(count: number): void {
    for (let chapterId = 1; chapterId <= count; chapterId += 1) {
      const waiting = { ...place, chapterId, key: `${chapterId}`, at: Date.now() };
      changeStoredOutbox((outbox) => withPlace(outbox, waiting, Date.now()));
    }
    openPage(anna).outbox.send();
  }

  it.each([
    [400, [1]],
    [500, [1]],
    [500, [7]],
    [500, [1, 2]],
    [400, [3, 20]],
  ])('that are refused with %i are told apart until chapters %j stand alone', async (code, bad) => {
    const told = spoilt(code, bad);
    putIn(20);
    await expect.poll(() => readStoredOutbox().places).toEqual([]);
    const taken = told.flatMap(({ body }) => {
      const ids = (body as { places: { chapterId: number }[] }).places.map((one) => one.chapterId);
      return ids.some((id) => bad.includes(id)) ? [] : ids;
    });
    expect(taken.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1).filter((id) => !bad.includes(id)),
    );
  });

  it('wait all together where the service takes none at all', async () => {
    const told = service(() => 500);
    stopClock(...timeouts);
    putIn(20);
    // Down to single ones, and what is left as it is.
    await expect.poll(() => told.length).toBe(11);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    expect(told).toHaveLength(11);
    expect(readStoredOutbox().places).toHaveLength(20);
  });

  it('beyond what one call takes follow it', async () => {
    const told = service(() => 200);
    const { outbox } = openPage(anna);
    for (let chapterId = 1; chapterId <= 25; chapterId += 1) {
      outbox.putPlace({ ...place, chapterId, at: Date.now() });
    }
    await expect.poll(() => readStoredOutbox().places).toEqual([]);
    const sizes = told.map(({ body }) => (body as { places: unknown[] }).places.length);
    expect(sizes).toEqual([20, 5]);
  });
});

it('calls this browser the same each time, and draws another name where that was spoilt', () => {
  const name = deviceName();
  expect(name).toMatch(/^[\w-]{16,64}$/);
  expect(deviceName()).toBe(name);
  localStorage.setItem('hanji.device', 'no name');
  expect(deviceName()).not.toBe('no name');
});
