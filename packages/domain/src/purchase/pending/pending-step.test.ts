import { expect, it } from 'vitest';
import type { ReaderKind } from '#chapters/reader.ts';
import type { PendingChapter } from './pending-purchase.ts';
import { pendingStep, type PendingStep } from './pending-step.ts';

type Case = {
  pending?: Partial<PendingChapter>;
  reader?: ReaderKind;
  contentId?: number;
  /** The ids of the chapters that the content has. */
  has?: number[];
  coins?: number;
  confirms?: boolean;
  free?: boolean;
  unlocked?: boolean;
  rented?: boolean;
  forSale?: boolean;
};

function step(given: Case): PendingStep {
  return pendingStep(
    {
      contentId: 7,
      title: 'Seven',
      method: 'unlock',
      chapterId: 70,
      chapter: 'Ten',
      price: 5,
      ...given.pending,
    },
    {
      reader: given.reader ?? 'member',
      contentId: given.contentId ?? 7,
      title: 'Seven',
      confirmsCoinUse: given.confirms ?? false,
      inventory: {
        ticket: { amount: 9 },
        readForFree: { amount: 1, recoverRemained: 0 },
        coin: {
          purchasedAmount: given.coins ?? 5,
          freeAmount: 0,
          closestExpireAmount: 0,
          closestExpireAt: null,
        },
      },
      chapters: (given.has ?? [69, 70]).map((id) => ({
        id,
        name: 'Ten',
        unit: 'episode',
        hasTrial: false,
        // Only the chapter that is meant is as the case says.
        activity: {
          unlocked: id === 70 && (given.unlocked ?? false),
          rentRemained: id === 70 && given.rented === true ? 1 : 0,
        },
        salesConfig: {
          free: id === 70 && (given.free ?? false),
          rentAllowedWith: (given.forSale ?? true) ? ['coin'] : [],
          rentableRemained: 0,
          rentalPrice: id === 70 ? 2 : 20,
          purchaseAllowedWith: (given.forSale ?? true) ? ['coin'] : [],
          price: id === 70 ? 5 : 50,
          coinBackPrice: 1,
        },
      })),
    },
  );
}

const rent = { method: 'rent-with-coin', price: 2 } as const;
const unlock = { call: 'unlock', price: 5, coinBackPrice: 1 } as const;
const rentCoin = { call: 'rent-with-coin', rentalPrice: 2 } as const;
const drop: PendingStep = { kind: 'drop' };
const unavailable: PendingStep = { kind: 'failed', why: 'unavailable' };
const dearer = { kind: 'ask_again', method: 'unlock' } as const;

it.each<[string, Case, PendingStep]>([
  ['buys at the same price', {}, { kind: 'call', call: unlock }],
  ['rents at the same price', { pending: rent, coins: 2 }, { kind: 'call', call: rentCoin }],
  ['asks first where the edition does', { confirms: true }, { kind: 'confirm', call: unlock }],
  ['buys what is rented', { rented: true }, { kind: 'call', call: unlock }],
  ['drops on another content', { contentId: 8 }, drop],
  ['drops on another content, without the chapter', { contentId: 8, has: [] }, drop],
  ['drops for who did not sign in', { reader: 'visitor' }, drop],
  ['drops for a guest', { reader: 'guest' }, drop],
  ['drops what is unlocked by now', { unlocked: true }, drop],
  ['drops what is free by now', { free: true }, drop],
  ['drops the rental of what is rented by now', { pending: rent, rented: true }, drop],
  ['drops what is open by now, at another price', { unlocked: true, pending: { price: 4 } }, drop],
  ['fails where the chapter is gone', { has: [69, 71] }, unavailable],
  ['fails where it is no longer for sale', { forSale: false }, unavailable],
  ['fails where it is no longer rented', { forSale: false, pending: rent }, unavailable],
  ['fails with too few coins', { coins: 4 }, { kind: 'failed', why: 'low_balance' }],
  [
    'fails with too few coins, and asked',
    { coins: 4, confirms: true },
    {
      kind: 'failed',
      why: 'low_balance',
    },
  ],
  [
    'asks again when it was cheaper',
    { pending: { price: 4 } },
    {
      ...dearer,
      terms: { price: 5, coinBackPrice: 1 },
    },
  ],
  [
    'asks again when it was dearer',
    { pending: { price: 6 } },
    {
      ...dearer,
      terms: { price: 5, coinBackPrice: 1 },
    },
  ],
  [
    'asks again before it counts coins',
    { pending: { price: 4 }, coins: 0 },
    {
      ...dearer,
      terms: { price: 5, coinBackPrice: 1 },
    },
  ],
  [
    'asks again before it confirms',
    { pending: { ...rent, price: 1 }, confirms: true },
    {
      kind: 'ask_again',
      method: 'rent-with-coin',
      terms: { price: 2, coinBackPrice: 0 },
    },
  ],
])('%s', (_, given, expected) => {
  expect(step(given)).toEqual(expected);
});
