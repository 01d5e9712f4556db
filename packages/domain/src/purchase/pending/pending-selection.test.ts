import { expect, it } from 'vitest';
import type { ReaderKind } from '#chapters/reader.ts';
import { selectionStep, type SelectionStep } from './pending-selection.ts';

type Row = 'for sale' | 'unlocked' | 'free' | 'not for sale';

function row(id: number, how: Row) {
  return {
    id,
    activity: { unlocked: how === 'unlocked' },
    salesConfig: {
      free: how === 'free',
      purchaseAllowedWith: how === 'not for sale' ? [] : (['coin'] as const).slice(),
      price: 3,
      originalPrice: 3,
      coinBackPrice: 0,
    },
  };
}

type Case = {
  readonly rows?: Readonly<Record<number, Row>>;
  readonly reader?: ReaderKind;
  readonly contentId?: number;
};

function step({ rows = { 1: 'for sale', 2: 'for sale', 3: 'for sale' }, ...given }: Case) {
  return selectionStep(
    { contentId: 7, title: 'Seven', method: 'unlock-all', chapterIds: [3, 1], price: 6 },
    {
      contentId: given.contentId ?? 7,
      reader: given.reader ?? 'member',
      chapters: Object.entries(rows).map(([id, how]) => row(Number(id), how)),
    },
  );
}

const drop: SelectionStep = { kind: 'drop' };
const unavailable: SelectionStep = { kind: 'failed', why: 'unavailable' };

function choose(...chapterIds: readonly number[]): SelectionStep {
  return { kind: 'choose', resumed: { chapterIds, price: 6 } };
}

it.each<[string, Case, SelectionStep]>([
  ['chooses the same again, and no others', {}, choose(3, 1)],
  ['leaves out what is unlocked by now', { rows: { 1: 'unlocked', 3: 'for sale' } }, choose(3)],
  [
    'leaves out what is not sold any more',
    { rows: { 1: 'for sale', 3: 'not for sale' } },
    choose(1),
  ],
  ['leaves out what is gone', { rows: { 1: 'for sale' } }, choose(1)],
  ['drops on another content', { contentId: 8 }, drop],
  ['drops for who did not sign in', { reader: 'visitor' }, drop],
  ['drops for a guest', { reader: 'guest' }, drop],
  ['drops what is open by now', { rows: { 1: 'unlocked', 3: 'free' } }, drop],
  [
    'fails where nothing is sold any more',
    { rows: { 1: 'unlocked', 3: 'not for sale' } },
    unavailable,
  ],
  ['fails where all is gone', { rows: {} }, unavailable],
  ['fails where the rest is gone', { rows: { 1: 'unlocked' } }, unavailable],
])('%s', (_, given, expected) => {
  expect(step(given)).toEqual(expected);
});
