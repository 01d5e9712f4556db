import { describe, expect, it } from 'vitest';
import { documentOutline } from '#ingest/testing/document-outline.ts';
import { page } from '#ingest/testing/epubs.ts';
import { oddMarkup } from '#ingest/testing/odd-markup.ts';
import { parseStrictly, plainXml } from '../../xml/parse-xml.ts';
import { wellFormedText } from '#ingest/xml/well-formed/well-formed-text.ts';
import { contentTree } from '../document/content-document.ts';
import { markContinued, markUnfinished } from '../split/mark-continued.ts';
import { splitDocument } from '../split/split-document.ts';
import { findSegments } from './find-segments.ts';
import { segmentText } from './segment.ts';

const seeds = [3, 11, 29, 47, 101];

/** The parts of a text as an import reads them. */
function partsOf(text: string, most: number) {
  const whole = wellFormedText(text);
  const segments = findSegments(whole, most);
  return segments.map((segment) => {
    const part = segmentText(whole, segment);
    const isWellFormed = parseStrictly(part) !== null;
    const document = contentTree(part, 'a.xhtml');
    markContinued(document, segment.numbers);
    markUnfinished(document, segment.countdowns);
    return { document, isWellFormed, length: segment.to - segment.from };
  });
}

describe.each([
  ['well-formed', false],
  ['broken', true],
])('a %s document in parts', (_kind, isBroken) => {
  it.each(seeds)('has all that it has as a whole, and nothing else (%i)', (seed) => {
    const body = oddMarkup(seed, 20_000, isBroken);
    const text = plainXml(new TextEncoder().encode(page(body, '<style>p > a {}</style>')), 'a');
    expect(parseStrictly(text) === null).toBe(isBroken);
    // Items within items, as flaws make them, have numbers that no part alone can give.
    const whole = documentOutline([contentTree(text, 'a.xhtml')], !isBroken);
    for (const most of [3000, 15_000]) {
      const parts = partsOf(text, most);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.every(({ isWellFormed, length }) => isWellFormed && length > 0)).toBe(true);
      const together = documentOutline(
        parts.map(({ document }) => document),
        !isBroken,
      );
      const at = whole.findIndex((line, index) => line !== together[index]);
      expect([at, together[at], together.length]).toEqual([-1, whole[at], whole.length]);
    }
  });
});

it('that goes on from another has its lists count on, up and down', () => {
  const long = (word: string) => `<p>${'A sentence that goes on. '.repeat(700)}${word}</p>`;
  const item = (id: string, own = '') => `<li id="${id}"${own}>${long(id)}</li>`;
  const items = (list: string, count: number) =>
    Array.from({ length: count }, (_, index) => item(`${list}-${index}`)).join('');
  const body = `
<ol reversed="">${items('a', 20)}${item('b', ' value="90"')}${items('c', 20)}</ol>
<ol start="5"><li id="d">${long('d')}<ol>${items('e', 15)}</ol></li><div>${items('f', 15)}</div>
<ol reversed="" start="3">${items('g', 15)}</ol>${items('h', 15)}</ol>`;
  const whole = contentTree(plainXml(new TextEncoder().encode(page(body)), 'a'), 'a.xhtml');
  const outline = documentOutline([whole], true);
  const parts = splitDocument(whole);
  expect(parts.length).toBeGreaterThan(5);
  const isItem = (line: string) => line.includes('}li[');
  expect(documentOutline(parts, true).filter(isItem)).toEqual(outline.filter(isItem));
});
