import iconv from 'iconv-lite';
import { doubleByte, type Encoding } from './encodings.ts';

/** What nothing else fits is taken as ZIP's own. */
const lastResort = 'cp437';
/** Below this nothing fits. */
const least = 0.35;
/** A letter of the alphabet beside it makes a character of two bytes less likely. */
const besideLetter = 0.3;

function isLower(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x61 && byte <= 0x7a;
}

function average(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length);
}

/** Weights of what is not ASCII in a text of one or two bytes a character. */
function weightsOf(raw: Buffer, { weigh, single }: Encoding): number[] {
  const weights: number[] = [];
  let before: number | undefined;
  for (let at = 0; at < raw.length; at += 1) {
    const lead = raw[at] ?? 0;
    if (lead < 0x80) {
      before = lead;
      continue;
    }
    const trail = single(lead) ? null : (raw[at + 1] ?? 0);
    if (trail !== null) at += 1;
    const letters = isLower(before) || isLower(raw[at + 1]);
    weights.push(weigh(lead, trail) - (letters ? besideLetter : 0));
    before = undefined;
  }
  return weights;
}

/** How comics are numbered, in each of the languages. */
const numbered: Readonly<Record<string, RegExp>> = {
  cp932: /第.{1,4}[話巻章回部]|[上中下]巻|表紙/,
  cp949: /\d\s?[화권회장편부]|표지/,
  big5: /第.{1,4}[話卷章回集部]|封面/,
  gbk: /第.{1,4}[话話卷章回集部]|封面/,
};

/** Letters with marks stand beside letters; lines, boxes and signs do not stand in names. */
function weighLetters(text: string): number {
  const weights = [...text.matchAll(/[^\0-\x7f]/gu)].map(({ 0: character, index }) => {
    if (!/\p{Script=Latin}/u.test(character)) return 0;
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    return /\p{Script=Latin}/u.test(before + after) ? 0.6 : 0.4;
  });
  return average(weights);
}

/** Names in Korean may read as UTF-8 by chance, as letters that no name has: 화 as ȭ. */
function weighUtf8(raw: Buffer): number {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
    return /^[^\u{1b1}-\u{2ff}\u{530}-\u{58f}\u{700}-\u{8ff}]*$/u.test(text) ? 1.5 : 0.3;
  } catch {
    return 0;
  }
}

function weighPairs(raw: Buffer, encoding: Encoding): number {
  const text = iconv.decode(raw, encoding.name);
  // A pair that means nothing becomes U+FFFD, a private character comes of no keyboard.
  if (/[\u{fffd}\u{e000}-\u{f8ff}\u{80}-\u{9f}]/u.test(text)) return 0;
  const bonus = numbered[encoding.name]?.test(text) ? 0.2 : 0;
  return average(weightsOf(raw, encoding)) + bonus;
}

/**
 * In which encoding names were written of which nothing says it: all names of an archive, joined by
 * line feeds. A name that iconv-lite knows.
 */
export function guessEncoding(raw: Buffer): string {
  if (raw.every((byte) => byte < 0x80)) return 'utf-8';
  const weighed: (readonly [string, number])[] = [
    ['utf-8', weighUtf8(raw)],
    ...doubleByte.map((encoding) => [encoding.name, weighPairs(raw, encoding)] as const),
    [lastResort, weighLetters(iconv.decode(raw, lastResort))],
    ['windows-1252', weighLetters(iconv.decode(raw, 'windows-1252')) - 0.05],
  ];
  const [best] = weighed.toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= least ? best[0] : lastResort;
}
