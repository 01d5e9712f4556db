import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyAtEdge,
  noActs,
  pullProgress,
  wheelAtEdge,
  type EdgeActs,
  type PullSide,
} from './pull.ts';

describe('a pull', () => {
  it.each([
    [-10, 0, 0],
    [0, 0, 0],
    [70, 0, 0.45],
    [70, 5000, 0.45],
    [140, 0, 0.9],
    [500, 100, 0.95],
    [140, 200, 1],
    [500, 5000, 1],
  ])('of %i px, held for %i ms, has come to %f', (pixels, heldMs, progress) => {
    expect(pullProgress(pixels, heldMs)).toBeCloseTo(progress);
  });

  it('never opens where it is let go of as a fling is', () => {
    fc.assert(
      fc.property(fc.integer({ max: 9000 }), fc.integer({ min: 0, max: 199 }), (pixels, heldMs) => {
        expect(pullProgress(pixels, heldMs)).toBeLessThan(1);
      }),
    );
  });
});

type Press = {
  readonly side?: PullSide;
  readonly atEdge?: boolean;
  readonly repeat?: boolean;
  /** Milliseconds after the one before; the first, after the chapter came to rest. */
  readonly after: number;
};

/** Keys that are pressed, each so long after the one before. */
function press(events: readonly Press[], stillSince = 1000) {
  let acts: EdgeActs = noActs;
  let at = stillSince;
  const opened: PullSide[] = [];
  for (const { side = 'next', atEdge = true, repeat = false, after } of events) {
    at += after;
    const outcome = keyAtEdge(acts, { side, atEdge: () => atEdge, repeat, at, stillSince });
    acts = outcome.acts;
    if (outcome.opens) opened.push(outcome.opens);
  }
  return { armed: acts.armed?.side, opened };
}

describe('keys at an edge', () => {
  it.each([
    ['as soon as it rested again', 600, ['next']],
    ['after four seconds', 4000, ['next']],
    ['later', 4001, []],
    ['sooner', 599, []],
  ] as const)('open when one is pressed again %s', (_, after, opened) => {
    expect(press([{ after: 600 }, { after }]).opened).toEqual(opened);
  });

  it('do not count before the edge has rested on screen', () => {
    expect(press([{ after: 599 }]).armed).toBeUndefined();
    expect(press([{ after: 600 }]).armed).toBe('next');
  });

  it('begin anew at the other edge, and after a run', () => {
    expect(press([{ after: 600 }, { side: 'previous', after: 700 }])).toEqual({
      armed: 'previous',
      opened: [],
    });
    expect(press([{ after: 600 }, { after: 150 }, { after: 700 }])).toEqual({
      armed: 'next',
      opened: [],
    });
  });

  it('have to be pressed twice again once they have opened', () => {
    const opening = [{ after: 600 }, { after: 600 }];
    expect(press([...opening, { after: 600 }]).opened).toEqual(['next']);
  });

  it('open nothing by a run that comes to the edge, or by one that is held', () => {
    const run = fc.record({
      after: fc.integer({ min: 0, max: 599 }),
      atEdge: fc.boolean(),
      repeat: fc.boolean(),
    });
    const held = fc.record({
      after: fc.integer({ min: 0, max: 3000 }),
      atEdge: fc.constant(true),
      repeat: fc.constant(true),
    });
    fc.assert(
      fc.property(fc.oneof(fc.array(run), fc.array(held)), (events) => {
        expect(press([{ atEdge: false, after: 0 }, ...events])).toEqual({
          armed: undefined,
          opened: [],
        });
      }),
    );
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
    const outcome = wheelAtEdge(acts, { side, pixels, atEdge: () => atEdge, at, stillSince: 0 });
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
        { ...notch, after: 600 },
      ],
      ['next'],
    ],
    [
      'does not with two that follow one another',
      [
        { ...notch, after: 0 },
        { ...notch, after: 260 },
        { ...notch, after: 599 },
      ],
      [],
    ],
    [
      'does not with one, however long',
      [0, 249, 249, 249].map((after) => ({ ...notch, after })),
      [],
    ],
    [
      'does not with two that are hardly any',
      [0, 700].map((after) => ({ ...notch, pixels: 59, after })),
      [],
    ],
    [
      'does not with one at each edge',
      [
        { ...notch, after: 0 },
        { ...notch, side: 'previous' as const, after: 700 },
      ],
      [],
    ],
    [
      'does not with one that ran into it before',
      [
        { ...notch, atEdge: false, after: 0 },
        { ...notch, after: 20 },
        { ...notch, after: 700 },
      ],
      [],
    ],
  ])('%s', (_, events, opened) => {
    expect(turn(events).opened).toEqual(opened);
  });

  it('never opens by what runs on after the hand, nor by gestures without a rest', () => {
    const running = fc.record({
      pixels: fc.integer({ min: 1, max: 400 }),
      atEdge: fc.boolean(),
      after: fc.integer({ min: 0, max: 599 }),
    });
    fc.assert(
      fc.property(fc.array(running), (events) => {
        const fling = [{ pixels: 100, atEdge: false, after: 0 }, ...events];
        expect(turn(fling)).toEqual({ armed: undefined, opened: [] });
      }),
    );
  });
});
