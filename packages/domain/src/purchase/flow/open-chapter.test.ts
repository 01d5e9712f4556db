import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { expect, it } from 'vitest';
import type { ReaderKind } from '#chapters/reader.ts';
import { type ChapterOpening, openChapter, opensAtOnce } from './open-chapter.ts';
import type { FlowFacts } from './purchase-flow.ts';

const empty: Inventory = {
  ticket: { amount: 0 },
  coin: { purchasedAmount: 0, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
  readForFree: { amount: 0, recoverRemained: 0 },
};
const fullGauge: Inventory = { ...empty, readForFree: { amount: 1, recoverRemained: 0 } };
const paid: FlowFacts['chapter'] = {
  unit: 'episode',
  hasTrial: true,
  activity: { unlocked: false, rentRemained: 0 },
  salesConfig: {
    free: false,
    rentAllowedWith: ['coin'],
    rentalPrice: 2,
    purchaseAllowedWith: ['coin'],
    price: 3,
    rentableRemained: 0,
  },
};
const free = { ...paid, salesConfig: { ...paid.salesConfig, free: true } };
const unlocked = { ...paid, activity: { unlocked: true, rentRemained: 0 } };
const rented = { ...paid, activity: { unlocked: false, rentRemained: 1 } };
const byGauge: FlowFacts['chapter'] = {
  ...paid,
  salesConfig: { ...paid.salesConfig, rentAllowedWith: ['gauge'] },
};

const viewer: ChapterOpening = { kind: 'page', salesType: 'product' };
const preview: ChapterOpening = { kind: 'page', salesType: 'trial' };

it.each<[string, ReaderKind, FlowFacts['chapter'], Inventory | null, ChapterOpening]>([
  ['what is free', 'visitor', free, null, viewer],
  ['what is unlocked', 'member', unlocked, empty, viewer],
  ['what is rented', 'member', rented, empty, viewer],
  // The viewer's page asks the one to sign in, and says to the other that an account is needed.
  ['what must be paid for', 'visitor', paid, null, viewer],
  ['what must be paid for', 'guest', paid, null, viewer],
  [
    'what must be paid for',
    'member',
    paid,
    empty,
    { kind: 'purchase', need: { kind: 'dialog', about: 'pay', buttons: ['rentCoin', 'buyCoin'] } },
  ],
  [
    'what a full gauge rents',
    'member',
    byGauge,
    fullGauge,
    { kind: 'purchase', need: { kind: 'rent', method: 'gauge' } },
  ],
])('leads to %s: a %s', (_, reader, chapter, inventory, expected) => {
  expect(openChapter('read', { reader, chapter, inventory })).toEqual(expected);
});

it.each<[ReaderKind, Inventory | null]>([
  ['visitor', null],
  ['guest', null],
  ['member', fullGauge],
])('opens a preview to a %s without any purchase', (reader, inventory) => {
  expect(openChapter('preview', { reader, chapter: byGauge, inventory })).toEqual(preview);
});

it.each<[string, ReaderKind, FlowFacts['chapter'], Inventory | null, boolean]>([
  ['is free', 'visitor', free, null, true],
  ['is unlocked', 'member', unlocked, empty, true],
  ['is rented', 'member', rented, empty, true],
  ['must be paid for', 'visitor', paid, null, false],
  ['must be paid for', 'guest', paid, null, false],
  ['must be paid for', 'member', paid, empty, false],
  ['a full gauge would rent', 'member', byGauge, fullGauge, false],
])('what %s opens at once for a %s: %s', (_, reader, chapter, inventory, expected) => {
  expect(opensAtOnce({ reader, chapter, inventory })).toBe(expected);
});
