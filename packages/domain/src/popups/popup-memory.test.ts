import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterShown,
  afterSkipped,
  noPopupMemory,
  popupMemoryKey,
  readPopupMemory,
  writePopupMemory,
  type PopupMemory,
} from './popup-memory.ts';

const memory: PopupMemory = {
  latestShownAt: 5000,
  latestIndex: 2,
  skippedIds: [7, 9],
  shown: [
    { id: 1, at: 4000 },
    { id: 3, at: 5000 },
  ],
};

function stored(changes: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(writePopupMemory(memory)), ...changes });
}

it('keeps the latest time, the latest index and the skipped ids', () => {
  expect(popupMemoryKey).toBe('hanji.popups');
  expect(JSON.parse(writePopupMemory(memory))).toEqual({ version: 1, ...memory });
  expect(readPopupMemory(writePopupMemory(memory))).toEqual(memory);
  expect(readPopupMemory(writePopupMemory(noPopupMemory))).toEqual(noPopupMemory);
});

it('knows nothing before the first popup', () => {
  expect(noPopupMemory).toEqual({
    latestShownAt: null,
    latestIndex: null,
    skippedIds: [],
    shown: [],
  });
});

it.each([
  null,
  '',
  'null',
  'not json',
  '7',
  '"text"',
  '[]',
  '{}',
  stored({ version: 2 }),
  stored({ version: '1' }),
])('starts afresh from what it cannot read: %j', (text) => {
  expect(readPopupMemory(text)).toEqual(noPopupMemory);
});

it.each([
  [{ latestShownAt: -1 }, { latestShownAt: null }],
  [{ latestShownAt: 0 }, { latestShownAt: 0 }],
  [{ latestShownAt: '5000' }, { latestShownAt: null }],
  [{ latestShownAt: 0.5 }, { latestShownAt: null }],
  [{ latestIndex: -1 }, { latestIndex: null }],
  [{ latestIndex: 1e300 }, { latestIndex: null }],
  [{ latestIndex: [2] }, { latestIndex: null }],
  [{ skippedIds: 7 }, { skippedIds: [] }],
  [{ skippedIds: { length: 1, 0: 7 } }, { skippedIds: [] }],
  [{ skippedIds: [7, '8', null, -9, 10] }, { skippedIds: [7, 10] }],
  [{ shown: null }, { shown: [] }],
  [
    {
      shown: [
        null,
        1,
        {},
        { id: 1 },
        { at: 1 },
        { id: 1, at: '1' },
        { id: '1', at: 1 },
        { id: 8, at: 9 },
      ],
    },
    { shown: [{ id: 8, at: 9 }] },
  ],
])('reads what is left of %j', (changes, expected) => {
  expect(readPopupMemory(stored(changes))).toEqual({ ...memory, ...expected });
});

it('reads any text and any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readPopupMemory(text)).toEqual(noPopupMemory);
    }),
  );
});

it('remembers of a popup when it was shown last, and its index', () => {
  expect(afterShown(memory, { id: 4, index: 0 }, 6000)).toEqual({
    latestShownAt: 6000,
    latestIndex: 0,
    skippedIds: [7, 9],
    shown: [...memory.shown, { id: 4, at: 6000 }],
  });
  expect(afterShown(memory, { id: 1, index: 1 }, 6000).shown).toEqual([
    { id: 3, at: 5000 },
    { id: 1, at: 6000 },
  ]);
});

it('skips an id for good, once', () => {
  expect(afterSkipped(memory, 4)).toEqual({ ...memory, skippedIds: [7, 9, 4] });
  expect(afterSkipped(memory, 7)).toEqual(memory);
  expect(afterSkipped(afterSkipped(memory, 4), 4)).toEqual(afterSkipped(memory, 4));
});
