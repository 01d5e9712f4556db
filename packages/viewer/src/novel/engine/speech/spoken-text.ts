import { spokenRuby } from '@hanji/domain/reading/speech/ruby.ts';
import { sentencesOf, type Stretch } from '@hanji/domain/reading/speech/sentences.ts';
import { runningText } from '#novel/engine/place/running-text.ts';
import { mapText } from '#novel/engine/place/text-map.ts';
import { linkAttribute } from '#novel/engine/safety/prepare-section.ts';

/** A sentence of a part: where it stands in its running text, and what is said of it. */
export type SpokenSentence = Stretch & { readonly spoken: string };

type Reading = Stretch & { readonly spoken: string };

const silent = `[epub\\:type~="noteref"], [role~="doc-noteref"], [epub\\:type~="backlink"],
  [role~="doc-backlink"], [hidden], [aria-hidden="true"]`;

/** Longer ones are words that lead somewhere. */
const longestMark = 8;

const gap =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、」』])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『])/gu;

/** A number or a sign that leads to a note, also where the book does not call it one. */
function isNoteMark(link: Element): boolean {
  const text = link.textContent ?? '';
  if (text.trim().length > longestMark) return false;
  return !/\p{L}/u.test(text) || link.closest('sup') !== null || link.querySelector('sup') !== null;
}

function isSilent(node: Text): boolean {
  const parent = node.parentElement;
  if (parent?.closest(silent)) return true;
  const link = parent?.closest(`a[${linkAttribute}]`);
  return link ? isNoteMark(link) : false;
}

/** The letters of ruby with what stands beside them, pair after pair. */
function pairsOf(ruby: Element): readonly { readonly base: Text[]; readonly reading: string }[] {
  const pairs: { base: Text[]; reading: string; isOver: boolean }[] = [];
  const walker = ruby.ownerDocument.createTreeWalker(
    ruby,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const pair = pairs.at(-1);
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (pair && node.nodeName.toLowerCase() === 'rt') pair.isOver = true;
      continue;
    }
    const text = node as Text;
    const beside = text.parentElement?.closest('rt, rp');
    if (beside) {
      if (pair && beside.matches('rt')) pair.reading += text.data.trim();
    } else if (text.data.trim() !== '') {
      if (pair && !pair.isOver) pair.base.push(text);
      else pairs.push({ base: [text], reading: '', isOver: false });
    }
  }
  return pairs;
}

function spokenOf(text: string, sentence: Stretch, readings: readonly Reading[]): string {
  let spoken = '';
  let at = sentence.start;
  for (const reading of readings) {
    if (reading.start < at || reading.start >= sentence.end) continue;
    spoken += text.slice(at, reading.start) + reading.spoken;
    at = reading.end;
  }
  spoken += text.slice(at, sentence.end);
  return spoken.replaceAll(gap, '').replaceAll(/\s+/gu, ' ').trim();
}

/**
 * What is said of a part, sentence by sentence: of ruby the reading or the letters, never both, and
 * no marks of notes. `language` is BCP 47.
 */
export function spokenSentences(body: Element, language: string): readonly SpokenSentence[] {
  const map = mapText(body);
  const { starts } = runningText(map);
  const startOf = new Map(map.nodes.map((node, index) => [node, starts[index] ?? 0]));
  let text = '';
  for (const [node, start] of startOf) {
    text = text.padEnd(start, '\n');
    // As long as they are, so that places stay the same.
    text += isSilent(node) ? ' '.repeat(node.length) : node.data.replaceAll(/\s/gu, ' ');
  }
  const readings: Reading[] = [];
  for (const ruby of body.querySelectorAll('ruby')) {
    for (const { base, reading } of pairsOf(ruby)) {
      const [first] = base;
      const last = base.at(-1);
      if (!first || !last) continue;
      const start = startOf.get(first) ?? 0;
      const end = (startOf.get(last) ?? 0) + last.length;
      readings.push({ start, end, spoken: spokenRuby(text.slice(start, end).trim(), reading) });
    }
  }
  return sentencesOf(text, language).map((sentence) => ({
    ...sentence,
    spoken: spokenOf(text, sentence, readings),
  }));
}
