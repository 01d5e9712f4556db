import type { ContentStatus, Orientation, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import type { SalesPlan } from './sales.ts';

/** How a comic stands in the catalogue: what its script does not say. */
export type ShelfEntry = {
  readonly age: RestrictedAge;
  readonly status: ContentStatus;
  /** Weekdays, 0 is Sunday. */
  readonly days: readonly number[];
  readonly plan: SalesPlan;
  /** How many chapters follow the two written ones. */
  readonly more: number;
  /** Days since the newest chapter. */
  readonly latest: number;
  readonly views: number;
  readonly orientation: Orientation;
  readonly units: 'episode' | 'volume' | 'both';
  readonly original: boolean;
  readonly exclusive: boolean;
};

type Row = readonly [
  age: RestrictedAge,
  status: ContentStatus,
  days: string,
  plan: SalesPlan,
  more: number,
  latest: number,
  views: number,
  marks?: Partial<Pick<ShelfEntry, 'orientation' | 'units' | 'original' | 'exclusive'>>,
];

const rows: Readonly<Record<string, Row>> = {
  'all-in-on-rain': [15, 'updated', '3', 'wait', 8, 0, 1_284_300, { original: true }],
  'dad-has-learned-to-text': [0, 'updated', '0', 'ads', 6, 1, 842_100],
  'department-of-weather': [
    0,
    'updated',
    '15',
    'wait',
    7,
    0,
    2_310_440,
    { original: true, exclusive: true },
  ],
  'do-not-stop-the-parcel': [15, 'event', '2', 'discount', 9, 0, 4_820_000, { original: true }],
  'eleven-minutes-late': [19, 'updated', '4', 'coin', 6, 2, 3_102_500, { exclusive: true }],
  'gardener-of-station-twelve': [0, 'completed', '', 'ticket', 8, 96, 1_733_020, { units: 'both' }],
  'grandma-carries-the-team': [0, 'event', '6', 'more-free', 10, 0, 5_903_700, { original: true }],
  'his-majesty-takes-a-number': [0, 'updated', '1', 'ticket', 5, 3, 902_300, { units: 'volume' }],
  'inspector-of-small-things': [
    12,
    'updated',
    '2',
    'coin',
    4,
    1,
    488_900,
    { orientation: 'LTR', units: 'both' },
  ],
  'kites-over-the-east-gate': [
    12,
    'updated',
    '5',
    'coinback',
    5,
    0,
    2_044_800,
    { orientation: 'RTL', original: true },
  ],
  'lane-nine': [0, 'event', '4', 'wait', 8, 0, 3_920_100, { original: true }],
  'learning-to-float-at-forty': [0, 'suspend', '', 'ads', 4, 61, 391_000],
  'lighthouse-days': [0, 'updated', '0123456', 'free', 398, 0, 6_120_000, { original: true }],
  'lost-and-found-club': [0, 'updated', '1', 'wait', 7, 4, 1_208_000],
  'mapmaker-of-the-walking-mountains': [
    0,
    'updated',
    '3',
    'ticket',
    6,
    0,
    2_980_400,
    { exclusive: true },
  ],
  'noon-broadcast-request': [0, 'started', '5', 'wait', 4, 0, 96_400],
  'page-two-hundred-twelve': [
    12,
    'completed',
    '',
    'coin',
    6,
    204,
    1_540_300,
    { orientation: 'LTR', units: 'both' },
  ],
  'seven-days-on-mothers-boat': [
    0,
    'completed',
    '',
    'coin',
    4,
    310,
    720_800,
    { orientation: 'RTL', units: 'volume' },
  ],
  'the-broom-of-frost-pass': [15, 'updated', '6', 'wait', 9, 1, 3_300_700],
  'the-bus-stop-across-the-road': [
    12,
    'updated',
    '2',
    'wait',
    8,
    0,
    4_410_200,
    { original: true, exclusive: true },
  ],
  'the-cafe-for-people-who-wait': [0, 'updated', '0', 'wait', 10, 5, 2_805_500],
  'the-dragons-small-print': [12, 'event', '1', 'coinback', 7, 0, 5_200_900, { original: true }],
  'the-fog-league': [0, 'started', '3', 'ads', 4, 1, 132_000],
  'the-honest-cardsharp': [15, 'updated', '5', 'discount', 5, 3, 1_020_600, { orientation: 'LTR' }],
  'the-house-that-counts': [19, 'event', '5', 'discount', 6, 0, 4_108_000, { exclusive: true }],
  'the-last-pudding-on-the-station': [0, 'updated', '4', 'ads', 8, 2, 1_884_000],
  'the-mountain-radio': [12, 'updated', '6', 'ticket', 6, 0, 1_392_700],
  'the-night-train-bakery': [15, 'updated', '0', 'wait', 8, 1, 3_705_800, { original: true }],
  'the-piano-nobody-sold': [12, 'completed', '', 'wait', 6, 150, 2_160_000, { units: 'both' }],
  'the-queens-taster': [15, 'updated', '1', 'coin', 7, 0, 2_704_300],
  'the-swordmaster-cannot-cook': [15, 'updated', '4', 'wait', 9, 1, 4_960_100, { exclusive: true }],
  'the-third-voice': [19, 'updated', '2', 'coin', 5, 6, 2_240_900],
  'the-umbrella-nobody-left': [19, 'updated', '3', 'wait', 6, 0, 3_010_300, { original: true }],
  'twenty-minutes-at-dawn': [0, 'completed', '', 'more-free', 8, 44, 2_520_700],
  'two-peaks-one-radio': [0, 'started', '6', 'wait', 4, 0, 88_900],
  'undercover-and-promoted': [12, 'updated', '4', 'discount', 7, 3, 1_602_500],
  'understudy-in-the-wings': [15, 'suspend', '', 'ticket', 5, 33, 1_180_400],
};

/** Every comic that has a place, in one order. */
export const shelved: readonly string[] = Object.keys(rows);

/** Where a comic stands. A script without a row has none: the catalogue's tests name it. */
export function shelfOf(slug: string): ShelfEntry {
  const row = rows[slug];
  if (row === undefined) throw new Error(`The comic ${slug} has no place on the shelf`);
  const [age, status, days, plan, more, latest, views, marks] = row;
  return {
    age,
    status,
    days: [...days].map(Number),
    plan,
    more,
    latest,
    views,
    orientation: 'TTB',
    units: 'episode',
    original: false,
    exclusive: false,
    ...marks,
  };
}

/** Has one chapter of two hundred images. */
export const longWalk = 'mapmaker-of-the-walking-mountains';

/** Has four hundred chapters, one picture each. */
export const dailyStrip = 'lighthouse-days';
