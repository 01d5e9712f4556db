import { describe, expect, it } from 'vitest';
import { placeOffer } from './place-offer.ts';

function time(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}
const here = { chapterId: 30, sort: 3, share: 0.5, onScreen: 0, declinedUntil: 0 };
function place(chapterId: number, share: number, minute: number) {
  return { chapterId, sort: chapterId / 10, share, at: time(minute) };
}

describe('where another device went on later', () => {
  it.each([
    ['in a later chapter', place(40, 0.1, 9), true],
    ['in an earlier one', place(10, 0.1, 9), true],
    ['further in this one', place(30, 0.6, 9), true],
    ['back in this one', place(30, 0.1, 9), true],
    [
      'a millisecond after this device',
      { ...place(40, 0.1, 5), at: `${time(5).slice(0, -2)}1Z` },
      true,
    ],
    ['at the same moment', place(10, 0.1, 5), false],
    ['before this device', place(10, 0.1, 4), false],
    ['where this device is', place(30, 0.5, 9), false],
    ['nearly where this device is', place(30, 0.519, 9), false],
    ['beside where this device is', place(30, 0.521, 9), true],
  ])('%s', (_, latest, offered) => {
    const known = { own: time(5), latest, furthest: null };
    expect(placeOffer(known, here)).toEqual(offered ? latest : null);
  });

  it('is offered to a device that has never been in the title, from its beginning', () => {
    const latest = place(30, 0.1, 1);
    const known = { own: null, latest, furthest: null };
    expect(placeOffer(known, { ...here, share: null })).toBe(latest);
    const beginning = { ...known, latest: place(30, 0.01, 1) };
    expect(placeOffer(beginning, { ...here, share: null })).toBeNull();
  });
});

it.each([
  ['what is on the screen below it', place(30, 0.69, 9), false],
  ['what comes below the screen', place(30, 0.71, 9), true],
  ['what lies above the screen', place(30, 0.31, 9), true],
  ['another chapter', place(40, 0.6, 9), true],
])('of a screen that shows a fifth from here on: %s', (_, latest, offered) => {
  const known = { own: time(5), latest, furthest: null };
  expect(placeOffer(known, { ...here, onScreen: 0.2 })).toEqual(offered ? latest : null);
});

describe('the furthest read', () => {
  it.each([
    ['in a later chapter', place(40, 0, 1), true],
    ['further in this one', place(30, 0.6, 1), true],
    ['back in this one', place(30, 0.1, 1), false],
    ['in an earlier one', place(20, 1, 1), false],
  ])('%s', (_, furthest, offered) => {
    const known = { own: time(5), latest: place(10, 0, 2), furthest };
    expect(placeOffer(known, here)).toEqual(offered ? furthest : null);
  });

  it('comes after what was read later', () => {
    const known = { own: time(5), latest: place(10, 0, 9), furthest: place(40, 0, 1) };
    expect(placeOffer(known, here)).toBe(known.latest);
  });
});

it('offers nothing that was declined, nor anything from before that', () => {
  const known = { own: time(1), latest: place(40, 0.1, 9), furthest: place(50, 0.1, 8) };
  expect(placeOffer(known, { ...here, declinedUntil: Date.parse(time(9)) })).toBeNull();
  const on = { ...known, latest: place(40, 0.2, 10) };
  expect(placeOffer(on, { ...here, declinedUntil: Date.parse(time(9)) })).toBe(on.latest);
});

it('offers nothing where there is nothing', () => {
  expect(placeOffer({ own: null, latest: null, furthest: null }, here)).toBeNull();
});
