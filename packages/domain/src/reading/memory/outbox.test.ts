import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestWaitMs } from '#reading/position/reading-progress.ts';
import {
  readingOutboxKey,
  readOutbox,
  waitAfter,
  withEvent,
  without,
  withPlace,
  writeOutbox,
  type Outbox,
  type WaitingEvent,
  type WaitingPlace,
} from './outbox.ts';
import { mayBeOfOne, mayBeTakenLater, ofReader } from './telling.ts';

const empty: Outbox = { events: [], places: [] };
const event: WaitingEvent = {
  key: 'a',
  reader: 'anna',
  contentType: 'comic',
  contentId: 1,
  chapterId: 10,
  at: 1000,
  kind: 'finished',
};
const position = { imageId: '3', fraction: 0.5, chapterShare: 0.25, contentVersion: 'v' };
const place: WaitingPlace = {
  key: 'b',
  reader: 'anna',
  contentId: 1,
  chapterId: 10,
  at: 1000,
  share: 0.25,
  position,
  contentVersion: 'v',
};

describe('what waits', () => {
  const full = withPlace(withEvent(empty, event), place, 1000);

  it('is read as it was written, and nothing is written of nothing', () => {
    expect(readingOutboxKey).toBe('hanji.readingOutbox');
    expect(readOutbox(writeOutbox(full), 1000)).toEqual(full);
    expect(writeOutbox(without(full, new Set(['a', 'b'])))).toBeNull();
  });

  it.each([
    ['was a month behind and more', 1001 + longestWaitMs],
    ['was ahead', 999],
  ])('outlives a clock that %s, and is let go a month after', (_, mended) => {
    expect(readOutbox(writeOutbox(full), 1000 + longestWaitMs)).toEqual(full);
    const doubted = readOutbox(writeOutbox(full), mended);
    const doubt = { doubtedSince: mended };
    expect(doubted).toEqual({ events: [{ ...event, ...doubt }], places: [{ ...place, ...doubt }] });
    const text = writeOutbox(doubted);
    const since = mended + (mended > 1000 ? longestWaitMs : 0);
    expect(readOutbox(text, since).events.length).toBe(1);
    expect(readOutbox(text, 1001 + mended + longestWaitMs)).toEqual(empty);
  });

  it('is believed again where the clock was wrong for a while alone', () => {
    const doubted = readOutbox(writeOutbox(full), 999);
    expect(readOutbox(writeOutbox(doubted), 1000)).toEqual(full);
    // A doubt of the future began no earlier than now.
    expect(readOutbox(writeOutbox(doubted), 998).events[0]?.doubtedSince).toBe(998);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, events: [event] })],
    ['no lists', JSON.stringify({ version: 1, events: 1, places: {} })],
    ['no id', JSON.stringify({ version: 1, events: [{ ...event, chapterId: 0 }] })],
    ['no key', JSON.stringify({ version: 1, events: [{ ...event, key: '' }] })],
    ['nobody known', JSON.stringify({ version: 1, events: [{ ...event, reader: 7 }] })],
    ['no type of works', JSON.stringify({ version: 1, events: [{ ...event, contentType: 'x' }] })],
    ['no time', JSON.stringify({ version: 1, events: [{ ...event, at: 1.5 }] })],
    ['a share beyond the end', JSON.stringify({ version: 1, places: [{ ...place, share: 2 }] })],
    ['no position', JSON.stringify({ version: 1, places: [{ ...place, position: null }] })],
    ['no version of it', JSON.stringify({ version: 1, places: [{ ...place, contentVersion: 1 }] })],
  ])('is nothing where it says %s', (_, text) => {
    expect(readOutbox(text, 1000)).toEqual(empty);
  });

  it('is told as of who read it, and as of nobody else', () => {
    const two = withEvent(full, { ...event, key: 'c', reader: null });
    expect(ofReader(two, 'anna')).toEqual(full);
    expect(ofReader(two, null).events.map(({ key }) => key)).toEqual(['c']);
    expect(ofReader(two, 'ben')).toEqual(empty);
  });

  it('is bounded: the oldest go', () => {
    let outbox = empty;
    for (let at = 0; at < 201; at += 1) {
      outbox = withEvent(outbox, { ...event, key: `${at}` });
      outbox = withPlace(outbox, { ...place, key: `${at}`, chapterId: at + 1 }, 1000);
    }
    expect(outbox.events.map(({ key }) => key).at(0)).toBe('1');
    expect([outbox.events.length, outbox.places.length]).toEqual([200, 200]);
  });
});

it('has an event once, however often it is put in', () => {
  const again = { ...event, at: 2000 };
  expect(withEvent(withEvent(empty, event), again).events).toEqual([again]);
});

it('has of the places in a chapter the last and the furthest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.nat(5), share: fc.nat(5).map((n) => n / 5) }), { minLength: 1 }),
      (told) => {
        const outbox = told.reduce(
          (box, next, index) => withPlace(box, { ...place, ...next, key: `${index}` }, 5),
          withPlace(empty, { ...place, chapterId: 99 }, 1000),
        );
        const own = outbox.places.filter(({ chapterId }) => chapterId === 10);
        expect(own.length).toBeLessThanOrEqual(2);
        expect(Math.max(...own.map(({ at }) => at))).toBe(Math.max(...told.map(({ at }) => at)));
        expect(Math.max(...own.map(({ share }) => share))).toBe(
          Math.max(...told.map(({ share }) => share)),
        );
        expect(outbox.places.some(({ chapterId }) => chapterId === 99)).toBe(true);
      },
    ),
  );
});

it('takes a place from before its clock was set back for an earlier one', () => {
  const ahead = withPlace(empty, { ...place, key: 'ahead', at: 9000, share: 0.5 }, 9000);
  const mended = withPlace(ahead, { ...place, key: 'now', at: 2000, share: 0.1 }, 2001);
  expect(mended.places.map(({ key, at }) => [key, at])).toEqual([
    ['ahead', 1999],
    ['now', 2000],
  ]);
  const nearer = withPlace(mended, { ...place, key: 'later', at: 3000, share: 0.2 }, 3000);
  expect(nearer.places.map(({ key }) => key)).toEqual(['ahead', 'later']);
});

it.each([
  [1, undefined, 5000],
  [2, undefined, 30_000],
  [4, undefined, 600_000],
  [9, undefined, 600_000],
  [1, 60, 60_000],
  [2, 1, 30_000],
])('waits after %i failures, told to for %s s, %i ms', (failures, said, wait) => {
  expect(waitAfter(failures, said)).toBe(wait);
});

it.each([
  [9999, null, true],
  [500, null, true],
  [503, 'anna', true],
  [408, null, true],
  [429, null, true],
  [401, 'anna', true],
  [401, null, false],
  [499, null, false],
  [400, null, false],
  [402, 'anna', false],
  [404, null, false],
  [451, null, false],
])('what was refused with %i of %s may be taken later: %s', (code, user, later) => {
  expect(mayBeTakenLater(code, user)).toBe(later);
});

it.each([
  [400, true],
  [500, true],
  [503, false],
  [401, false],
  [9999, false],
])('what was refused together with %i may be for one of it: %s', (code, one) => {
  expect(mayBeOfOne(code)).toBe(one);
});
