import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyAtEdge,
  noActs,
  pullOn,
  pullProgress,
  wheelAtEdge,
  type EdgeActs,
  type FingerPull,
  type PullSide,
} from './pull.ts';

/** A finger that goes so far at once and is held there. */
function progressOf(pixels: number, heldMs: number): number {
  return pullProgress(pullOn(null, pixels, 0), heldMs);
}

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
    expect(progressOf(pixels, heldMs)).toBeCloseTo(progress);
  });

  it('never opens where it is let go of as a fling is', () => {
    fc.assert(
      fc.property(fc.integer({ max: 9000 }), fc.integer({ min: 0, max: 199 }), (pixels, heldMs) => {
        expect(progressOf(pixels, heldMs)).toBeLessThan(1);
      }),
    );
  });

  /** How far it has come where the finger is lifted, after steps of 16 ms at a speed. */
  const swiped = (pixels: number, speed: number) => {
    let pull: FingerPull | null = null;
    for (let way = 0; way < pixels; way += speed * 16) {
      pull = pullOn(pull, way, (pull?.at ?? 0) + 16);
    }
    return pull ?? pullOn(null, 0, 0);
  };

  it.each([
    [700, 0.41],
    [700, 1],
    [700, 4],
  ])('never opens by a swipe of %i px, however slow: %f px in a millisecond', (pixels, speed) => {
    const pull = swiped(pixels, speed);
    expect(pullProgress(pull, pull.at + 16)).toBeLessThan(1);
    // Whoever stays there means it.
    expect(pullProgress(pull, pull.at + 200)).toBe(1);
  });

  it('opens where it is pulled on slowly, and where it trembles', () => {
    const slowly = swiped(300, 0.39);
    expect(pullProgress(slowly, slowly.at)).toBe(1);
    let held = pullOn(null, 300, 0);
    for (let at = 16; at <= 208; at += 16) held = pullOn(held, 300 + (at % 32 ? 3 : -3), at);
    expect(pullProgress(held, held.at)).toBe(1);
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
