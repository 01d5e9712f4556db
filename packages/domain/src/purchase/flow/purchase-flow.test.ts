import { describe, expect, it } from 'vitest';
import type { ReaderKind } from '#chapters/reader.ts';
import {
  openingCheck,
  otherWays,
  type Opening,
  buttonsAfter,
  dialogButtons,
  type DialogButton,
  type DialogChapter,
  purchaseFlow,
  type FlowDialog,
  type FlowFacts,
  type FlowOutcome,
} from './purchase-flow.ts';
import type { RentMethod } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
describe('opening check', () => {
  it.each<[ReaderKind, free: boolean, own: boolean, Opening | null]>([
    ['visitor', true, false, 'viewer'],
    ['guest', true, false, 'viewer'],
    ['member', true, false, 'viewer'],
    ['visitor', true, true, 'viewer'],
    ['visitor', false, false, 'login'],
    ['visitor', false, true, 'login'],
    ['guest', false, true, 'viewer'],
    ['member', false, true, 'viewer'],
    ['guest', false, false, 'blocked'],
    ['member', false, false, null],
  ])('[A4-066, A4-067, A4-068] %s, free %s, own %s: %s', (reader, free, own, expected) => {
    expect(openingCheck(reader, { free, own })).toBe(expected);
  });
});

describe('dialog buttons', () => {
  type Case = {
    rent?: DialogChapter['salesConfig']['rentAllowedWith'];
    rentalPrice?: number;
    buy?: boolean;
    price?: number;
    hasTrial?: boolean;
    unit?: DialogChapter['unit'];
  };
  function chapter(given: Case): DialogChapter {
    return {
      unit: given.unit ?? 'volume',
      hasTrial: given.hasTrial ?? false,
      salesConfig: {
        rentAllowedWith: given.rent ?? ['coin'],
        rentalPrice: given.rentalPrice ?? 2,
        purchaseAllowedWith: (given.buy ?? true) ? ['coin'] : [],
        price: given.price ?? 5,
      },
    };
  }

  it('has other ways than an advertisement where coins or a preview open the chapter', () => {
    const ways = { kind: 'dialog', about: 'pay', buttons: ['rentCoin', 'buyCoin'] };
    expect(otherWays(chapter({}))).toEqual(ways);
    expect(otherWays(chapter({ rent: ['ads'], buy: false }))).toBeNull();
  });

  it('[A4-073] names the buttons as specified', () => {
    expect(dialogButtons).toEqual([
      'rentCoin',
      'buyCoin',
      'read_for_free',
      'preview',
      'read_with_ticket',
      'waitfree_remined',
    ]);
  });

  it.each<[Case, DialogButton[]]>([
    [{}, ['rentCoin', 'buyCoin']],
    [{ price: 1 }, ['rentCoin', 'buyCoin']],
    [{ price: 0 }, ['rentCoin']],
    [{ buy: false }, ['rentCoin']],
  ])('[A4-074] buys what is for sale for more than 0: %j', (given, buttons) => {
    expect(buttonsAfter([], chapter(given))).toEqual(buttons);
  });

  it.each<[Case, DialogButton[]]>([
    [{ rentalPrice: 1 }, ['rentCoin', 'buyCoin']],
    [{ rentalPrice: 0 }, ['buyCoin']],
    [{ rent: ['gauge', 'ticket'] }, ['buyCoin']],
    [{ rent: [] }, ['buyCoin']],
  ])('[A4-075] rents for coins what allows it for more than 0: %j', (given, buttons) => {
    expect(buttonsAfter([], chapter(given))).toEqual(buttons);
  });

  it.each<[Case, DialogButton[]]>([
    [{ hasTrial: true, unit: 'volume' }, ['rentCoin', 'buyCoin', 'preview']],
    [{ hasTrial: true, unit: 'episode' }, ['rentCoin', 'buyCoin']],
    [{ hasTrial: false, unit: 'volume' }, ['rentCoin', 'buyCoin']],
    [{ hasTrial: true, buy: false, rent: [] }, ['preview']],
  ])('[A4-076] previews where a trial exists and the tab is not episode: %j', (given, buttons) => {
    expect(buttonsAfter([], chapter(given))).toEqual(buttons);
  });

  it('puts the ways without coins first, and leaves what it was given alone', () => {
    const ways: readonly DialogButton[] = ['read_for_free', 'read_with_ticket'];
    expect(buttonsAfter(ways, chapter({ hasTrial: true }))).toEqual([
      'read_for_free',
      'read_with_ticket',
      'rentCoin',
      'buyCoin',
      'preview',
    ]);
    expect(ways).toHaveLength(2);
    expect(buttonsAfter([], chapter({ buy: false, rent: [] }))).toEqual([]);
  });
});

describe('purchase flow', () => {
  type Case = {
    reader?: ReaderKind;
    free?: boolean;
    unlocked?: boolean;
    rented?: boolean;
    rent?: RentMethod[];
    /** Seconds until it can no longer be rented; 0 is no end. */
    rentable?: number;
    buy?: boolean;
    trial?: boolean;
    owns?: { gauge?: number; recover?: number; tickets?: number } | null;
  };

  function owned(owns: Case['owns']): FlowFacts['inventory'] {
    return owns === null
      ? null
      : {
          ticket: { amount: owns?.tickets ?? 0 },
          readForFree: { amount: owns?.gauge ?? 0, recoverRemained: owns?.recover ?? 0 },
        };
  }

  function facts(given: Case): FlowFacts {
    return {
      reader: given.reader ?? 'member',
      inventory: owned(given.owns),
      chapter: {
        unit: 'volume',
        hasTrial: given.trial ?? false,
        activity: {
          unlocked: given.unlocked ?? false,
          rentRemained: given.rented === true ? 1 : 0,
        },
        salesConfig: {
          free: given.free ?? false,
          rentAllowedWith: given.rent ?? [],
          rentableRemained: given.rentable ?? 0,
          rentalPrice: 2,
          purchaseAllowedWith: (given.buy ?? true) ? ['coin'] : [],
          price: 5,
        },
      },
    };
  }

  const viewer: FlowOutcome = { kind: 'viewer', rentWith: null };
  const byGauge: FlowOutcome = { kind: 'viewer', rentWith: 'gauge' };
  const byAds: FlowOutcome = { kind: 'viewer', rentWith: 'ads' };
  const login: FlowOutcome = { kind: 'login' };
  const blocked: FlowOutcome = { kind: 'blocked' };
  function dialog(about: FlowDialog['about'], ...buttons: DialogButton[]): FlowOutcome {
    return {
      kind: 'dialog',
      about,
      buttons,
    };
  }

  function table(title: string, rows: [Case, FlowOutcome][]): void {
    it.each(rows)(`${title}: %j`, (given, outcome) => {
      expect(purchaseFlow(facts(given))).toEqual(outcome);
    });
  }

  const all: RentMethod[] = ['gauge', 'ticket', 'coin', 'ads'];
  const rich = { gauge: 1, tickets: 1 };

  table('[A4-066] free goes to the viewer before all else', [
    [{ free: true, reader: 'visitor', owns: null }, viewer],
    [{ free: true, reader: 'guest' }, viewer],
    [{ free: true, rent: all, owns: rich }, viewer],
  ]);
  table('[A4-067] not signed in goes to login, before what is owned', [
    [{ reader: 'visitor', owns: null }, login],
    [{ reader: 'visitor', unlocked: true, rented: true, rent: all, owns: rich }, login],
  ]);
  table('[A4-068] unlocked or rented goes to the viewer, before tickets and gauge', [
    [{ unlocked: true }, viewer],
    [{ rented: true }, viewer],
    [{ unlocked: true, rented: true, rent: all, owns: rich }, viewer],
    [{ rented: true, rent: ['gauge'] }, viewer],
  ]);
  table('a guest can neither buy nor rent, yet opens what is free or the own', [
    [{ reader: 'guest' }, blocked],
    [{ reader: 'guest', rent: all, owns: rich }, blocked],
    [{ reader: 'guest', unlocked: true }, viewer],
    [{ reader: 'guest', rented: true }, viewer],
  ]);
  table('[A4-069] no gauge where it is the way gives a dialog with buy coin', [
    [{ rent: ['gauge'] }, dialog('no_gauge', 'buyCoin')],
    [{ rent: ['gauge'], owns: null }, dialog('no_gauge', 'buyCoin')],
    [{ rent: ['gauge', 'coin'] }, dialog('no_gauge', 'rentCoin', 'buyCoin')],
    [{ rent: ['gauge', 'ticket'] }, dialog('no_gauge', 'buyCoin')],
    [{ rent: ['gauge'], owns: { tickets: 1 } }, dialog('no_gauge', 'buyCoin')],
    [{ rent: ['gauge'], rentable: 9, owns: { recover: 9 } }, dialog('no_gauge', 'buyCoin')],
    [{ rent: ['gauge', 'ads'], rentable: 9 }, dialog('no_gauge', 'buyCoin')],
  ]);
  table('[A4-070] a ticket at hand gives its dialog, before the gauge', [
    [
      { rent: ['ticket', 'coin'], owns: { tickets: 1 } },
      dialog('ticket', 'read_with_ticket', 'rentCoin', 'buyCoin'),
    ],
    [
      { rent: ['gauge', 'ticket', 'coin'], owns: { tickets: 1, gauge: 1 } },
      dialog('ticket', 'read_for_free', 'read_with_ticket', 'rentCoin', 'buyCoin'),
    ],
    [
      { rent: ['gauge', 'ticket'], owns: { tickets: 1, recover: 9 } },
      dialog('ticket', 'read_with_ticket', 'buyCoin'),
    ],
    [
      { rent: ['gauge', 'ticket'], owns: { tickets: 1 } },
      dialog('ticket', 'read_with_ticket', 'buyCoin'),
    ],
    // The gauge is full, but not for this chapter.
    [{ rent: ['ticket'], owns: rich }, dialog('ticket', 'read_with_ticket', 'buyCoin')],
    [{ rent: ['ticket', 'ads'], owns: rich }, dialog('ticket', 'read_with_ticket', 'buyCoin')],
  ]);
  table('[A4-071] a full gauge passes, one that recovers gives its dialog', [
    [{ rent: ['gauge'], owns: { gauge: 1 } }, byGauge],
    [{ rent: ['gauge', 'ticket', 'coin'], owns: { gauge: 1 } }, byGauge],
    [{ rent: ['gauge'], owns: { gauge: 1, tickets: 1 } }, byGauge],
    [
      { rent: ['gauge', 'coin'], owns: { recover: 9 } },
      dialog('wait', 'waitfree_remined', 'rentCoin', 'buyCoin'),
    ],
    [
      { rent: ['gauge', 'ticket'], owns: { recover: 1 } },
      dialog('wait', 'waitfree_remined', 'buyCoin'),
    ],
    [
      { rent: ['gauge', 'ads'], rentable: 9, owns: { recover: 8 } },
      dialog('wait', 'waitfree_remined', 'buyCoin'),
    ],
  ]);
  table('[A4-072] a read-for-free amount or rentable remaining passes what is read for ads', [
    [{ rent: ['ads'], owns: { gauge: 1 } }, byGauge],
    [{ rent: ['ads'], rentable: 1, owns: { gauge: 1 } }, byGauge],
    [{ rent: ['ads'], rentable: 1 }, byAds],
    [{ rent: ['ads'], rentable: 1, owns: null }, byAds],
    [{ rent: ['ads', 'ticket', 'coin'], rentable: 1 }, byAds],
    [{ rent: ['ads'], rentable: 0 }, dialog('pay', 'buyCoin')],
    [{ rent: ['ads'], rentable: 0, owns: { recover: 9 } }, dialog('pay', 'buyCoin')],
  ]);
  table('where no check applies there is what can be paid', [
    [{}, dialog('pay', 'buyCoin')],
    [{ rent: ['coin'] }, dialog('pay', 'rentCoin', 'buyCoin')],
    [{ rent: ['coin'], buy: false, owns: null }, dialog('pay', 'rentCoin')],
    [{ rent: ['ticket'] }, dialog('pay', 'buyCoin')],
    [{ rent: ['ticket'], owns: null }, dialog('pay', 'buyCoin')],
    // A full gauge must not hide that these can be had for coins.
    [{ owns: rich, rentable: 9 }, dialog('pay', 'buyCoin')],
    [{ rent: ['coin'], owns: rich, rentable: 9 }, dialog('pay', 'rentCoin', 'buyCoin')],
    [{ buy: false }, dialog('pay')],
  ]);
  table('[A4-076] every dialog has the preview of a volume', [
    [{ trial: true }, dialog('pay', 'buyCoin', 'preview')],
    [{ trial: true, rent: ['gauge'] }, dialog('no_gauge', 'buyCoin', 'preview')],
    [
      { trial: true, rent: ['gauge'], owns: { recover: 1 } },
      dialog('wait', 'waitfree_remined', 'buyCoin', 'preview'),
    ],
    [
      { trial: true, rent: ['ticket'], owns: { tickets: 1 } },
      dialog('ticket', 'read_with_ticket', 'buyCoin', 'preview'),
    ],
  ]);

  it('never offers a way that the chapter or the inventory does not have', () => {
    const amount = fc.nat({ max: 2 });
    fc.assert(
      fc.property(
        fc.subarray<RentMethod>(all),
        fc.boolean(),
        fc.record({ gauge: amount, recover: amount, tickets: amount }),
        amount,
        (rent, buy, owns, rentable) => {
          const outcome = purchaseFlow(facts({ rent, buy, owns, rentable }));
          const shown = outcome.kind === 'dialog' ? outcome.buttons : [];
          const ticket = rent.includes('ticket') && owns.tickets > 0;
          expect(shown.includes('read_with_ticket')).toBe(outcome.kind === 'dialog' && ticket);
          expect(!shown.includes('read_for_free') || owns.gauge > 0).toBe(true);
          expect(!shown.includes('waitfree_remined') || owns.recover > 0).toBe(true);
          expect(new Set(shown).size).toBe(shown.length);
        },
      ),
    );
  });
});
