import { expect, it } from 'vitest';
import {
  buttonsAfter,
  dialogButtons,
  type DialogButton,
  type DialogChapter,
} from './dialog-buttons.ts';

type Case = {
  rent?: DialogChapter['salesConfig']['rentAllowedWith'];
  rentalPrice?: number;
  buy?: boolean;
  price?: number;
  hasTrial?: boolean;
  unit?: DialogChapter['unit'];
};
function chapter(one: Case): DialogChapter {
  return {
    unit: one.unit ?? 'volume',
    hasTrial: one.hasTrial ?? false,
    salesConfig: {
      rentAllowedWith: one.rent ?? ['coin'],
      rentalPrice: one.rentalPrice ?? 2,
      purchaseAllowedWith: (one.buy ?? true) ? ['coin'] : [],
      price: one.price ?? 5,
    },
  };
}

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
])('[A4-074] buys what is for sale for more than 0: %j', (one, buttons) => {
  expect(buttonsAfter([], chapter(one))).toEqual(buttons);
});

it.each<[Case, DialogButton[]]>([
  [{ rentalPrice: 1 }, ['rentCoin', 'buyCoin']],
  [{ rentalPrice: 0 }, ['buyCoin']],
  [{ rent: ['gauge', 'ticket'] }, ['buyCoin']],
  [{ rent: [] }, ['buyCoin']],
])('[A4-075] rents for coins what allows it for more than 0: %j', (one, buttons) => {
  expect(buttonsAfter([], chapter(one))).toEqual(buttons);
});

it.each<[Case, DialogButton[]]>([
  [{ hasTrial: true, unit: 'volume' }, ['rentCoin', 'buyCoin', 'preview']],
  [{ hasTrial: true, unit: 'episode' }, ['rentCoin', 'buyCoin']],
  [{ hasTrial: false, unit: 'volume' }, ['rentCoin', 'buyCoin']],
  [{ hasTrial: true, buy: false, rent: [] }, ['preview']],
])('[A4-076] previews where a trial exists and the tab is not episode: %j', (one, buttons) => {
  expect(buttonsAfter([], chapter(one))).toEqual(buttons);
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
