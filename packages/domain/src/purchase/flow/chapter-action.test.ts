import { describe, expect, it } from 'vitest';
import {
  coinStep,
  type ActionStep,
  buttonActions,
  chapterAction,
  type ChapterAction,
} from './chapter-action.ts';
import type { RentMethod } from '@hanji/contract/vocabulary.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import { dialogButtons } from './purchase-flow.ts';

describe('coin step', () => {
  it.each([
    [4, 5, 'coin_purchase'],
    [5, 5, 'call'],
    [6, 5, 'call'],
    [0, 1, 'coin_purchase'],
  ])('[A4-078] a balance of %i for a price of %i: %s', (balance, price, step) => {
    expect(coinStep({ balance, price, confirmsCoinUse: false })).toBe(step);
  });

  it.each([
    [4, 'coin_purchase'],
    [5, 'confirm'],
  ])(
    'asks before coins are used, where the edition does, once there are enough: %i',
    (balance, step) => {
      expect(coinStep({ balance, price: 5, confirmsCoinUse: true })).toBe(step);
    },
  );
});

describe('chapter action', () => {
  type Case = {
    reader?: ReaderKind;
    free?: boolean;
    unlocked?: boolean;
    rented?: boolean;
    rent?: RentMethod[];
    buy?: boolean;
    trial?: boolean;
    confirms?: boolean;
    owns?: { coins?: number; gauge?: number; recover?: number; tickets?: number } | null;
  };

  function step(action: ChapterAction, given: Case): ActionStep {
    return chapterAction(action, {
      reader: given.reader ?? 'member',
      confirmsCoinUse: given.confirms ?? false,
      contentId: 7,
      title: 'Seven',
      inventory:
        given.owns === null
          ? null
          : {
              ticket: { amount: given.owns?.tickets ?? 0 },
              readForFree: {
                amount: given.owns?.gauge ?? 0,
                recoverRemained: given.owns?.recover ?? 0,
              },
              coin: {
                purchasedAmount: given.owns?.coins ?? 0,
                freeAmount: 0,
                closestExpireAmount: 0,
                closestExpireAt: null,
              },
            },
      chapter: {
        id: 70,
        name: 'Ten',
        unit: 'volume',
        hasTrial: given.trial ?? false,
        activity: {
          unlocked: given.unlocked ?? false,
          rentRemained: given.rented === true ? 1 : 0,
        },
        salesConfig: {
          free: given.free ?? false,
          rentAllowedWith: given.rent ?? ['gauge', 'ticket', 'coin'],
          rentableRemained: 0,
          rentalPrice: 2,
          purchaseAllowedWith: (given.buy ?? true) ? ['coin'] : [],
          price: 5,
          coinBackPrice: 1,
        },
      },
    });
  }

  function table(action: ChapterAction, title: string, rows: [Case, ActionStep][]): void {
    it.each(rows)(`${title}: ${action} %j`, (given, expected) => {
      expect(step(action, given)).toEqual(expected);
    });
  }

  const product: ActionStep = { kind: 'viewer', salesType: 'product' };
  const unavailable: ActionStep = { kind: 'refused', why: 'unavailable' };
  const named = { contentId: 7, title: 'Seven', chapterId: 70, chapter: 'Ten' } as const;
  const buys = { ...named, method: 'unlock', price: 5 } as const;
  const rents = { ...named, method: 'rent-with-coin', price: 2 } as const;
  const unlock = { call: 'unlock', price: 5, coinBackPrice: 1 } as const;
  const rentCoin = { call: 'rent-with-coin', rentalPrice: 2 } as const;
  const gauge: ActionStep = { kind: 'call', call: { call: 'rent-with-gauge' } };

  it('[A4-073] gives every button of the dialog its action, and the remaining time none', () => {
    expect(Object.keys(buttonActions).toSorted()).toEqual([...dialogButtons].toSorted());
    expect(buttonActions).toEqual({
      rentCoin: 'rent_with_coin',
      buyCoin: 'buy_with_coin',
      read_for_free: 'read_now',
      preview: 'preview',
      read_with_ticket: 'rent_with_ticket',
      waitfree_remined: null,
    });
  });

  table('buy_with_coin', '[A4-078] compares with the price of buying', [
    [{ owns: { coins: 4 } }, { kind: 'coin_purchase', pending: buys }],
    [{ owns: { coins: 5 } }, { kind: 'call', call: unlock }],
    [{ owns: { coins: 6 } }, { kind: 'call', call: unlock }],
    [{ owns: null }, { kind: 'coin_purchase', pending: buys }],
    [
      { owns: { coins: 4 }, confirms: true },
      { kind: 'coin_purchase', pending: buys },
    ],
    [
      { owns: { coins: 5 }, confirms: true },
      { kind: 'confirm', call: unlock },
    ],
  ]);
  table(
    'buy_with_coin',
    'opens what is the own, asks who is nobody, refuses what is not for sale',
    [
      [{ unlocked: true }, product],
      [{ free: true, reader: 'visitor', owns: null }, product],
      [
        { reader: 'visitor', owns: null },
        { kind: 'login', pending: buys },
      ],
      [
        { reader: 'visitor', buy: false, owns: null },
        { kind: 'login', pending: null },
      ],
      [{ reader: 'guest', owns: { coins: 9 } }, { kind: 'blocked' }],
      [{ buy: false, owns: { coins: 9 } }, unavailable],
      [
        { rent: [], owns: { coins: 9 } },
        { kind: 'call', call: unlock },
      ],
      // What is rented can still be bought.
      [
        { rented: true, owns: { coins: 5 } },
        { kind: 'call', call: unlock },
      ],
    ],
  );

  table('rent_with_coin', '[A4-078] compares with the price of renting', [
    [{ owns: { coins: 1 } }, { kind: 'coin_purchase', pending: rents }],
    [{ owns: { coins: 2 } }, { kind: 'call', call: rentCoin }],
    [
      { owns: { coins: 2 }, confirms: true },
      { kind: 'confirm', call: rentCoin },
    ],
  ]);
  table('rent_with_coin', 'opens what is the own, asks who is nobody, refuses what is not rented', [
    [{ unlocked: true }, product],
    [{ rented: true, owns: { coins: 9 } }, product],
    [
      { reader: 'visitor', owns: null },
      { kind: 'login', pending: rents },
    ],
    [
      { reader: 'visitor', rent: ['gauge'], owns: null },
      { kind: 'login', pending: null },
    ],
    [{ reader: 'guest', owns: { coins: 9 } }, { kind: 'blocked' }],
    [{ rent: ['gauge', 'ticket'], owns: { coins: 9 } }, unavailable],
    [
      { buy: false, owns: { coins: 2 } },
      { kind: 'call', call: rentCoin },
    ],
  ]);

  table('rent_with_ticket', 'takes a ticket where one is allowed and present', [
    [{ owns: { tickets: 1 } }, { kind: 'call', call: { call: 'rent-with-ticket' } }],
    [
      { owns: { tickets: 1 }, confirms: true },
      { kind: 'call', call: { call: 'rent-with-ticket' } },
    ],
    [{ owns: { tickets: 0 } }, { kind: 'refused', why: 'no_tickets' }],
    [{ owns: null }, { kind: 'refused', why: 'no_tickets' }],
    [{ rent: ['gauge', 'coin'], owns: { tickets: 1 } }, unavailable],
    [{ rented: true, owns: { tickets: 1 } }, product],
    [{ unlocked: true }, product],
    [{ free: true }, product],
    [
      { reader: 'visitor', owns: null },
      { kind: 'login', pending: null },
    ],
    [{ reader: 'guest', owns: { tickets: 1 } }, { kind: 'blocked' }],
  ]);

  table('preview', 'opens the trial, for anybody', [
    [{ trial: true }, { kind: 'viewer', salesType: 'trial' }],
    [
      { trial: true, reader: 'visitor', owns: null },
      { kind: 'viewer', salesType: 'trial' },
    ],
    [
      { trial: true, reader: 'guest' },
      { kind: 'viewer', salesType: 'trial' },
    ],
    [{ trial: false }, unavailable],
  ]);

  table('read_now', 'opens, rents with the gauge, or says what there is', [
    [{ free: true, reader: 'visitor', owns: null }, product],
    [{ unlocked: true }, product],
    [{ rented: true }, product],
    [{ owns: { gauge: 1 } }, gauge],
    [{ owns: { gauge: 1, tickets: 1 } }, gauge],
    [{ owns: { gauge: 1 }, confirms: true }, gauge],
    [
      { owns: { recover: 9 } },
      { kind: 'dialog', about: 'wait', buttons: ['waitfree_remined', 'rentCoin', 'buyCoin'] },
    ],
    [
      { owns: { recover: 9, tickets: 1 } },
      { kind: 'dialog', about: 'ticket', buttons: ['read_with_ticket', 'rentCoin', 'buyCoin'] },
    ],
    [
      { reader: 'visitor', owns: null },
      { kind: 'login', pending: null },
    ],
    [{ reader: 'guest', owns: { gauge: 1 } }, { kind: 'blocked' }],
  ]);
});
