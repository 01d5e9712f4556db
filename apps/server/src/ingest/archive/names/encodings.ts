/** A way in which old tools wrote names, by the name that iconv-lite has for it. */
export type Encoding = {
  readonly name: string;
  /** How likely two bytes, or one (`trail` is null), stand in a name of this encoding: 0 to 1. */
  readonly weigh: (lead: number, trail: number | null) => number;
  /** Bytes from 0x80 on that stand for a character alone. */
  readonly single: (byte: number) => boolean;
};

function within(byte: number, from: number, to: number): boolean {
  return byte >= from && byte <= to;
}

function rows(table: readonly (readonly [from: number, to: number, weight: number])[]) {
  return (byte: number): number => table.find(([from, to]) => within(byte, from, to))?.[2] ?? 0.1;
}

// Kana, then the kanji of level 1; half-width kana is what other encodings look like.
const cp932 = rows([
  [0x81, 0x81, 0.8],
  [0x82, 0x83, 1],
  [0x87, 0x87, 0.5],
  [0x88, 0x97, 0.95],
  [0x98, 0x9f, 0.5],
  [0xe0, 0xea, 0.5],
  [0xa1, 0xdf, 0.45],
]);
const hangul = rows([
  [0xa1, 0xac, 0.6],
  [0xb0, 0xc8, 1],
  [0xca, 0xfd, 0.45],
]);
const big5 = rows([
  [0xa1, 0xa3, 0.6],
  [0xa4, 0xc6, 0.95],
  [0xc9, 0xf9, 0.45],
]);
const hanzi = rows([
  [0xa1, 0xa9, 0.6],
  [0xb0, 0xd7, 0.95],
  [0xd8, 0xf7, 0.45],
]);

/** Encodings of two bytes; of those that fit equally well the first is taken. */
export const doubleByte: readonly Encoding[] = [
  {
    name: 'cp932',
    weigh: (lead) => cp932(lead),
    single: (byte) => within(byte, 0xa1, 0xdf),
  },
  {
    name: 'cp949',
    weigh: (lead, trail) => (trail !== null && trail < 0xa1 ? 0.35 : hangul(lead)),
    single: () => false,
  },
  { name: 'big5', weigh: (lead) => big5(lead), single: () => false },
  {
    name: 'gbk',
    weigh: (lead, trail) => (trail !== null && trail < 0xa1 ? 0.2 : hanzi(lead)),
    single: () => false,
  },
];
