import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actAtEdge,
  noActs,
  pullProgress,
  wheelAtEdge,
  type EdgeActs,
  type PullSide,
} from './pull.ts';

it.each([
  [-10, 0],
  [0, 0],
  [70, 0.5],
  [139, 139 / 140],
  [140, 1],
  [500, 1],
])('a pull of %i px has come to %f', (pixels, progress) => {
  expect(pullProgress(pixels)).toBe(progress);
});

describe('an act at an edge', () => {
  it.each([
    ['at once', 0, 'next'],
    ['after four seconds', 4000, 'next'],
    ['later', 4001, null],
  ] as const)('opens when it is done again %s', (_, wait, opens) => {
    const first = actAtEdge(noActs, 'next', 1000);
    expect(first.opens).toBeNull();
    expect(actAtEdge(first.acts, 'next', 1000 + wait).opens).toBe(opens);
  });

  it('at the other edge is a first one there', () => {
    const first = actAtEdge(noActs, 'next', 1000);
    const other = actAtEdge(first.acts, 'previous', 1100);
    expect(other.opens).toBeNull();
    expect(other.acts.armed?.side).toBe('previous');
  });

  it('has to be done twice again once it has opened', () => {
    const { acts } = actAtEdge(actAtEdge(noActs, 'next', 1000).acts, 'next', 1100);
    expect(actAtEdge(acts, 'next', 1200).opens).toBeNull();
  });
});

/** Events of a wheel, each so many milliseconds after the one before. */
function turn(
  events: readonly { side?: PullSide; pixels: number; atEdge: boolean; after: number }[],
) {
  let acts: EdgeActs = noActs;
  let at = 1000;
  const opened: PullSide[] = [];
  for (const { side = 'next', pixels, atEdge, after } of events) {
    at += after;
    const outcome = wheelAtEdge(acts, { side, pixels, atEdge, at });
    acts = outcome.acts;
    if (outcome.opens) opened.push(outcome.opens);
  }
  return { armed: acts.armed?.side, opened };
}
const notch = { pixels: 100, atEdge: true };

describe('the wheel at an edge', () => {
  it.each([
    [
      'opens with two gestures',
      [
        { ...notch, after: 0 },
        { ...notch, after: 250 },
      ],
      ['next'],
    ],
    [
      'does not with one, however long',
      [0, 249, 249, 249].map((after) => ({ ...notch, after })),
      [],
    ],
    [
      'does not with two that are hardly any',
      [0, 300].map((after) => ({ ...notch, pixels: 59, after })),
      [],
    ],
    [
      'does not with one at each edge',
      [
        { ...notch, after: 0 },
        { ...notch, side: 'previous' as const, after: 300 },
      ],
      [],
    ],
    [
      'does not with one that ran into it before',
      [
        { ...notch, atEdge: false, after: 0 },
        { ...notch, after: 20 },
        { ...notch, after: 300 },
      ],
      [],
    ],
  ])('%s', (_, events, opened) => {
    expect(turn(events).opened).toEqual(opened);
  });

  it('is never opened by what runs on after the hand', () => {
    const running = fc.record({
      pixels: fc.integer({ min: 1, max: 400 }),
      atEdge: fc.boolean(),
      after: fc.integer({ min: 0, max: 249 }),
    });
    fc.assert(
      fc.property(fc.array(running), (events) => {
        const fling = [{ pixels: 100, atEdge: false, after: 0 }, ...events];
        expect(turn(fling)).toEqual({ armed: undefined, opened: [] });
      }),
    );
  });
});
