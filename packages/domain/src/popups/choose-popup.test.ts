import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePopup, popupIntervalSeconds } from './choose-popup.ts';
import { afterShown, afterSkipped, noPopupMemory, type PopupMemory } from './popup-memory.ts';

type Popup = Parameters<typeof choosePopup>[0][number];

const now = 1_800_000_000_000;
function ago(seconds: number): number {
  return now - seconds * 1000;
}
function popup(id: number, facts: Partial<Popup> = {}): Popup {
  return {
    id,
    isSkip: false,
    repeatable: true,
    repeatInterval: 0,
    ...facts,
  };
}
const three = [popup(1), popup(2), popup(3)];
function remembering(facts: Partial<PopupMemory>): PopupMemory {
  return { ...noPopupMemory, ...facts };
}
function chosen(popups: readonly Popup[], memory: PopupMemory): number | null {
  return choosePopup(popups, memory, now)?.popup.id ?? null;
}

describe('[A4-103, B4-035] a popup is shown', () => {
  it('first of all the first, with its index', () => {
    expect(choosePopup(three, noPopupMemory, now)).toEqual({ popup: popup(1), index: 0 });
    expect(choosePopup(three, noPopupMemory, 0)?.index).toBe(0);
    expect(choosePopup([], noPopupMemory, now)).toBeNull();
    expect(choosePopup([], remembering({ latestIndex: 3 }), now)).toBeNull();
  });

  it.each([
    [0, null],
    [599, null],
    [599.999, null],
    [600, null],
    [600.001, 1],
    [601, 1],
  ])('[A9-028, B9-003] %d seconds after the last one: %j', (seconds, id) => {
    expect(popupIntervalSeconds).toBe(600);
    expect(chosen(three, remembering({ latestShownAt: ago(seconds) }))).toBe(id);
  });

  it('though a clock that was set wrong wrote a time far ahead', () => {
    expect(chosen(three, remembering({ latestShownAt: ago(-600) }))).toBeNull();
    expect(chosen(three, remembering({ latestShownAt: ago(-601) }))).toBe(1);
  });

  it('only if its id is not in the skip list', () => {
    expect(chosen(three, afterSkipped(noPopupMemory, 1))).toBe(2);
    expect(chosen(three, remembering({ skippedIds: [2, 1] }))).toBe(3);
    expect(chosen(three, remembering({ skippedIds: [1, 2, 3] }))).toBeNull();
    expect(chosen([popup(1, { isSkip: true }), popup(2)], noPopupMemory)).toBe(2);
  });
});

describe('[A4-104] the next index cycles', () => {
  it.each([
    [null, 1],
    [0, 2],
    [1, 3],
    [2, 1],
    [3, 2],
    [7, 3],
  ])('after index %j comes popup %j', (latestIndex, id) => {
    expect(chosen(three, remembering({ latestIndex }))).toBe(id);
  });

  it('and passes over what is not due, around the end too', () => {
    const memory = remembering({ latestIndex: 1, skippedIds: [3] });
    expect(choosePopup(three, memory, now)).toEqual({ popup: popup(1), index: 0 });
    expect(chosen(three, remembering({ latestIndex: 1, skippedIds: [3, 1] }))).toBe(2);
  });
});

describe('repetition', () => {
  const seen = (seconds: number): PopupMemory =>
    remembering({
      shown: [
        { id: 9, at: 0 },
        { id: 1, at: ago(seconds) },
      ],
    });

  it.each([
    [3599, null],
    [3600, null],
    [3600.001, 1],
    [-3600, null],
    [-3601, 1],
  ])('a repeatable one of 3600 seconds, shown %d seconds ago: %j', (seconds, id) => {
    expect(chosen([popup(1, { repeatInterval: 3600 })], seen(seconds))).toBe(id);
  });

  it('one that is not repeatable comes once', () => {
    const once = popup(1, { repeatable: false });
    expect(chosen([once], noPopupMemory)).toBe(1);
    expect(chosen([once], seen(1_000_000))).toBeNull();
    expect(chosen([once, popup(2)], seen(1_000_000))).toBe(2);
  });

  it('an interval shorter than 600 seconds does not shorten those', () => {
    const memory = afterShown(noPopupMemory, { id: 1, index: 0 }, ago(600));
    expect(chosen([popup(1, { repeatInterval: 60 })], memory)).toBeNull();
  });

  it('shows every popup in turn, and never two within 600 seconds', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (seconds, count) => {
        const popups = Array.from({ length: count }, (_, index) => popup(index + 1));
        let memory = noPopupMemory;
        let time = now;
        const shown: { index: number; time: number }[] = [];
        for (const step of seconds) {
          time += step * 1000;
          const choice = choosePopup(popups, memory, time);
          if (choice === null) continue;
          memory = afterShown(memory, { id: choice.popup.id, index: choice.index }, time);
          shown.push({ index: choice.index, time });
        }
        expect(shown.map(({ index }) => index)).toEqual(shown.map((_, index) => index % count));
        const gaps = shown.slice(1).map((opened, index) => opened.time - (shown[index]?.time ?? 0));
        expect(gaps.every((gap) => gap > 600_000)).toBe(true);
      }),
    );
  });
});
