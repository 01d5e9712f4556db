import { sentencesOf } from '#reading/speech/sentences.ts';

/** Shorter ones say little: the next one belongs to them. */
const enough = 12;

/** As much as is read at a glance. */
const most = 120;

const isWhole = /[.!?。！？…][\p{Pe}\p{Pf}"']*$/u;

/**
 * The sentence with which the kept words of a place begin, to be shown to who is asked about it: whole
 * where it is not too long, or else as many words of it as fit. `language` is BCP 47.
 */
export function placeSentence(quote: string, language: string): string {
  const end = sentencesOf(quote, language).find((sentence) => sentence.end >= enough)?.end;
  const sentence = quote.slice(0, end ?? quote.length).trim();
  if (sentence.length <= most) return isWhole.test(sentence) ? sentence : `${sentence}…`;
  const head = sentence.slice(0, most);
  const space = head.lastIndexOf(' ');
  // Never half a character; what is written without blanks ends anywhere.
  const cut = space > most / 2 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/u, '');
  return `${cut.replace(/[\s,;:，、；：]+$/u, '')}…`;
}
