import type { ChapterEvent } from '@hanji/contract/vocabulary.ts';
import type { PaletteName } from '#paint/palette.ts';
import type { EmblemName, Words } from '#script.ts';
import { words } from '#showcase/words.ts';

export type DemoEvent = {
  readonly key: string;
  /** Days from the moment of filling. */
  readonly from: number;
  readonly to: number;
  readonly emblem: EmblemName;
  readonly palette: PaletteName;
  /** Which titles take part: by what is so of their chapters, or those that have just begun. */
  readonly titles: ChapterEvent | 'just-begun' | null;
  /** Of titles for adults, and of no others. */
  readonly mature?: true;
  readonly links: readonly { readonly label: Words; readonly href: string }[];
};

const coins = {
  label: words(
    '코인 충전하기',
    'コインを購入する',
    'Get coins',
    '儲值代幣',
    'Acheter des pièces',
    'Münzen kaufen',
  ),
  href: '/coinpurchase',
};

const history = {
  label: words(
    '코인 내역 보기',
    'コイン履歴を見る',
    'Coin history',
    '查看代幣紀錄',
    'Historique des pièces',
    'Münzverlauf ansehen',
  ),
  href: '/coin/history/distributed',
};

/** Events of the demo, which say what is so of its catalogue; their texts are in `works/events`. */
export const demoEvents: readonly DemoEvent[] = [
  {
    key: 'first-half-free',
    from: -3,
    to: 11,
    emblem: 'book',
    palette: 'honey',
    titles: 'free_increased',
    links: [],
  },
  {
    key: 'own-for-less',
    from: -2,
    to: 12,
    emblem: 'kite',
    palette: 'sea',
    titles: 'discount',
    links: [coins],
  },
  {
    key: 'coins-come-back',
    from: -1,
    to: 13,
    emblem: 'pudding',
    palette: 'rose',
    titles: 'coinback',
    links: [coins, history],
  },
  {
    key: 'bonus-coins',
    from: -4,
    to: 24,
    emblem: 'ticket',
    palette: 'jade',
    titles: null,
    links: [coins],
  },
  {
    key: 'first-words',
    from: -5,
    to: 25,
    emblem: 'microphone',
    palette: 'dawn',
    titles: 'just-begun',
    links: [],
  },
  {
    key: 'late-night-shelf',
    from: -2,
    to: 9,
    emblem: 'door',
    palette: 'violet',
    titles: 'discount',
    mature: true,
    links: [coins],
  },
];
