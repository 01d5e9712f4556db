import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page } from '../../testing/epubs.ts';
import type { Document } from '@xmldom/xmldom';
import { elementsNamed } from '../../xml/elements.ts';
import { bodyOf, readContentDocument, writeContentDocument } from '../document/content-document.ts';
import { readText } from '../document/count-characters.ts';
import { longestDocument, longestParagraph } from './bounds.ts';
import { splitDocument } from './split-document.ts';

function split(body: string): readonly Document[] {
  return splitDocument(readContentDocument(new TextEncoder().encode(page(body)), 'a.xhtml'));
}

function wordsOf(document: Document): string {
  const body = bodyOf(document);
  return body === null ? '' : readText(body);
}

function markup(document: Document | undefined): string {
  const text =
    document === undefined ? '' : new TextDecoder().decode(writeContentDocument(document));
  return text.slice(text.indexOf('<body'), text.indexOf('</html>'));
}

function piecesOf(document: Document | undefined): string[] {
  const spans = document === undefined ? [] : elementsNamed(document, 'span');
  return spans
    .filter((span) => span.getAttribute('class') === 'hanji-piece')
    .map((span) => readText(span));
}

/** A text of about so many characters, of one sentence again and again. */
function repeated(sentence: string, length: number): string {
  return sentence.repeat(Math.ceil(length / sentence.length));
}

describe('a document that is too long', () => {
  const paragraph = (text: string) => `<p>${text}</p>`;
  const long = paragraph(repeated('A sentence that goes on. ', 15_000));

  it('is left as it is up to 200,000 characters', () => {
    const whole = repeated('<p>Ten chars.</p>', 17 * 20_000);
    const [only, ...others] = split(whole);
    expect(others).toEqual([]);
    expect(markup(only)).toBe(`<body>${whole}</body>`);
  });

  it('is parted between paragraphs, keeps every letter, and no part is too long', () => {
    const parts = split(`<section id="s"><div class="d">${long.repeat(40)}</div></section>`);
    expect(parts.map((part) => elementsNamed(part, 'p').length)).toEqual([13, 13, 13, 1]);
    expect(parts.map(wordsOf).join('')).toBe(
      repeated('A sentence that goes on. ', 15_000).repeat(40),
    );
    expect(Math.max(...parts.map((part) => wordsOf(part).length))).toBeLessThanOrEqual(
      longestDocument,
    );
    expect(markup(parts[1])).toMatch(
      /^<body><section class="hanji-continued"><div class="d hanji-continued"><p>A/,
    );
  });

  it('leaves a heading with what it heads, and nothing empty behind', () => {
    const chapter = `<section><h2>Head</h2><div>${long.repeat(12)}</div></section>`;
    const parts = split(chapter.repeat(2));
    expect(parts.map(markup).map((text) => text.slice(0, 37))).toEqual(
      Array.from({ length: 2 }, () => '<body><section><h2>Head</h2><div><p>A'),
    );
    const [, next] = split(`${long.repeat(13)}<h1>Part</h1><h2>Head</h2>${long}`);
    expect(markup(next)).toMatch(/^<body><h1>Part<\/h1><h2>Head<\/h2><p>A/);
  });

  it('counts the items of a list on', () => {
    const items = `<li>${repeated('An item of a list. ', 15_000)}</li>`.repeat(20);
    const parts = split(`<ol start="5">${items}</ol>`);
    expect(parts.map((part) => elementsNamed(part, 'ol')[0]?.getAttribute('start'))).toEqual([
      '5',
      '18',
    ]);
  });

  it('is never parted within a table, a link or ruby', () => {
    const row = `<tr><td>${repeated('cell ', 30_000)}</td></tr>`;
    const table = `<table><tbody>${row.repeat(10)}</tbody></table>`;
    const parts = split(`${long}${table}${long}`);
    expect(parts.map((part) => elementsNamed(part, 'tr').length)).toEqual([0, 10, 0]);
  });
});

describe('a paragraph that is too long', () => {
  it.each([
    ['Korean', '그는 문을 열었다. “정말?” 하고 물었다! '],
    ['Japanese', '彼は扉を開けた。「本当？」と聞いた！'],
    ['Chinese', '他打開了門。「真的嗎？」他問！'],
    ['English', 'He opened the door. “Really?” she asked! '],
    ['Vietnamese', 'Anh mở cửa ra. “Thật à?” cô hỏi! '],
    ['French', 'Il ouvrit la porte. « Vraiment ? » dit-elle ! '],
    ['German', 'Er öffnete die Tür. „Wirklich?“, fragte sie! '],
  ])('is parted behind a sentence in %s', (_language, sentence) => {
    const [only] = split(`<p id="x">${repeated(sentence, 50_000)}</p>`);
    const pieces = piecesOf(only);
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    for (const piece of pieces.slice(0, -1)) {
      expect(piece.trimEnd().slice(-20)).toMatch(/[.!。！]$/);
      expect(piece.length).toBeGreaterThan(longestParagraph - 2000);
    }
    expect(markup(only).match(/<p\b/g)).toHaveLength(1);
  });

  it('keeps what stands in its lines whole, and what goes on in both halves', () => {
    const ruby = '<ruby>漢<rt>かん</rt></ruby>';
    const inner = `${repeated('A sentence. ', 19_990)}${ruby.repeat(9)}${repeated('A word. ', 200)}`;
    const [only] = split(`<p>Start. <em id="e" class="c">${inner}</em> End.</p>`);
    const text = markup(only);
    expect(text.match(/<ruby>/g)).toHaveLength(9);
    expect(text).toContain('<p><span class="hanji-piece">Start. <em id="e" class="c">A sentence.');
    expect(text).toMatch(/<\/em><\/span><span class="hanji-piece"><em class="c">/);
  });

  it('that stands in no paragraph is parted too, at the ends of its lines', () => {
    const line = 'no sentence here, only a line<br/>';
    const parts = split(line.repeat(10_000));
    expect(parts).toHaveLength(2);
    const pieces = parts.flatMap(piecesOf);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(longestParagraph);
    expect(markup(parts[1])).toMatch(/^<body><span class="hanji-piece">no sentence/);
    const [lines] = split(`<pre>${'a line\n'.repeat(5000)}</pre>`);
    expect(piecesOf(lines).every((piece) => piece.endsWith('line\n'))).toBe(true);
  });

  it('is none where white space stands between the shapes of a drawing', () => {
    const shapes = '<path d="M0 0"/>\n'.repeat(30_000);
    const drawing = `<p><svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg></p>`;
    const [only] = split(drawing);
    expect([piecesOf(only), markup(only)]).toEqual([[], `<body>${drawing}</body>`]);
  });

  it('without sentences or words is parted between letters, never within one', () => {
    const family = '👩‍👩‍👧';
    const [only] = split(`<p>${repeated(family, 45_000)}</p>`);
    expect(piecesOf(only)).toHaveLength(3);
    for (const piece of piecesOf(only)) expect(piece.length % family.length).toBe(0);
  });

  it('of any shape keeps all its letters in their order', () => {
    const word = fc.constantFrom('a', 'b. ', 'c\n', '<br/>', '漢。', '<ruby>x<rt>y</rt></ruby>');
    const run = fc.array(word, { minLength: 1, maxLength: 20 }).map((words) => words.join(''));
    const shape = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        run,
        fc.tuple(run, fc.integer({ min: 1, max: 2500 })).map(([text, count]) => text.repeat(count)),
        fc
          .tuple(fc.constantFrom('p', 'div', 'em', 'span'), fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), (nodes) => {
        const body = nodes.join('');
        const whole = readContentDocument(new TextEncoder().encode(page(body)), 'a.xhtml');
        const parts = splitDocument(whole);
        expect(parts.map(wordsOf).join('')).toBe(wordsOf(whole));
        for (const part of parts) {
          expect(wordsOf(part).length).toBeLessThanOrEqual(longestDocument);
          for (const piece of piecesOf(part)) {
            expect(piece.length).toBeLessThanOrEqual(longestParagraph);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});

it('parts millions of characters in one paragraph and in one document in little time', () => {
  // Of this thread alone: other work on the machine would count in time that merely goes by.
  const before = process.threadCpuUsage();
  const one = split(`<p>${repeated('A sentence that goes on and on. ', 5_000_000)}</p>`);
  expect(one).toHaveLength(25);
  const many = split(repeated(`<p>${repeated('A sentence that goes on. ', 300)}</p>`, 6_000_000));
  expect(Math.max(...many.map((part) => wordsOf(part).length))).toBeLessThanOrEqual(
    longestDocument,
  );
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(8000);
});
