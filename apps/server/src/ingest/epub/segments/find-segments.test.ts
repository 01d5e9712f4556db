import { describe, expect, it } from 'vitest';
import { page } from '#ingest/testing/epubs.ts';
import { contentTree, writeContentDocument } from '../document/content-document.ts';
import { readText } from '../document/count-characters.ts';
import { parseStrictly, plainXml } from '../../xml/parse-xml.ts';
import { wellFormedText } from '#ingest/xml/well-formed/well-formed-text.ts';
import { findSegments, isLong } from './find-segments.ts';
import { segmentText } from './segment.ts';

function plain(body: string, head = ''): string {
  return wellFormedText(plainXml(new TextEncoder().encode(page(body, head)), 'a.xhtml'));
}

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

function textsOf(text: string): readonly string[] {
  return findSegments(text, most).map((segment) => segmentText(text, segment));
}

function wordsOf(text: string): string {
  const body = contentTree(text, 'a.xhtml').getElementsByTagNameNS('*', 'body')[0];
  return body === undefined ? '' : readText(body);
}

const long = 1500;
const most = 100_000;

describe('a document that is too long to be a tree', () => {
  it('is parted into well-formed ones whose text together is its own', () => {
    const text = plain(
      many(long, (index) => `<p>Word <i>${index}</i> &amp; more.</p>\n`),
      '<style>p { margin: 0 }</style>',
    );
    const parts = textsOf(text);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => parseStrictly(part) !== null)).toBe(true);
    expect(parts.every((part) => part.includes('<style>'))).toBe(true);
    expect(parts.map(wordsOf).join('')).toBe(wordsOf(text));
  });

  it('is read as a browser reads it where it is not well-formed', () => {
    const text = plain(many(long, (index) => `<P>Word <i>${index}</i> & more.\n`));
    const parts = textsOf(text);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(wordsOf).join('')).toBe(wordsOf(text));
    const trees = parts.map((part) => contentTree(part, 'a.xhtml'));
    const paragraphs = trees.map((tree) => tree.getElementsByTagNameNS('*', 'p').length);
    expect(paragraphs.reduce((sum, count) => sum + count, 0)).toBe(long);
    // No paragraph is within another.
    expect(
      parts.every(
        (part) => !/<p>[^<]*<p>/i.test(writeContentDocument(contentTree(part, 'a')).toString()),
      ),
    ).toBe(true);
  });

  it('opens again what contains the cut, and says which number of a list comes next', () => {
    const items = many(long, (index) => `<li class="i"><b>Item</b> ${index}</li>`);
    const text = plain(`<div class="outer"><ol start="7">${items}</ol></div>`);
    const segments = findSegments(text, most);
    const second = segments[1];
    if (second === undefined) throw new Error('not parted');
    expect(second.opening).toBe('<div class="outer"><ol start="7">');
    const item = Number(/^<li class="i"><b>Item<\/b> (\d+)/.exec(text.slice(second.from))?.[1]);
    expect(second.numbers).toEqual([null, 7 + item]);
    expect(segments[0]?.closing).toBe('</ol></div></body></html>');
  });

  it('keeps headings with what they head, and what is first with what contains it', () => {
    const section = (index: number): string =>
      `<section><div><h2>Part ${index}</h2><h3>Of it</h3>${many(100, () => '<p><i>a</i></p>')}</div></section>`;
    const text = plain(many(30, section));
    const cuts = findSegments(text, most).slice(1);
    expect(cuts.length).toBeGreaterThan(0);
    for (const { from } of cuts) expect(text.slice(from, from + 18)).toBe('<section><div><h2>');
    const flat = plain(many(1000, (index) => `<h2>${index}</h2><h3>a</h3><p><b>c</b></p><p>d</p>`));
    for (const { from } of findSegments(flat, most).slice(1)) {
      expect(flat.slice(from)).toMatch(/^(?:<h2>|<p>d)/);
    }
  });

  it('parts a table between its rows and lines at their ends where there is nothing else', () => {
    const rows = plain(`<table>${many(long, (index) => `<tr><td>${index}</td></tr>`)}</table>`);
    const byRow = findSegments(rows, most).slice(1);
    expect(byRow.length).toBeGreaterThan(0);
    for (const { from, opening } of byRow) {
      expect([rows.slice(from, from + 8), opening]).toEqual(['<tr><td>', '<table>']);
    }
    const lines = plain(`<p>${many(4 * long, (index) => `Line ${index}<br/>`)}</p>`);
    const byLine = findSegments(lines, most).slice(1);
    expect(byLine.length).toBeGreaterThan(0);
    for (const { from } of byLine) expect(lines.slice(from - 5, from)).toBe('<br/>');
  });

  it.each(['form', 'noscript', 'x-chapter'])(
    'parts what is in an element that does not stay, as if it were not there (%s)',
    (name) => {
      const text = plain(
        `<${name}>${many(long, (index) => `<p>Word <i>${index}</i></p>`)}</${name}>`,
      );
      const parts = textsOf(text);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.map(wordsOf).join('')).toBe(wordsOf(text));
    },
  );

  it('parts nothing of which one of several ways is chosen', () => {
    const words = many(long, (index) => `<p>Word <i>${index}</i></p>`);
    const text = plain(`<epub:switch><epub:default>${words}</epub:default></epub:switch>`);
    expect(findSegments(text, most)).toEqual([]);
  });

  it('parts no drawing, formula or ruby, however long it is', () => {
    const shapes = many(2 * long, (index) => `<g><path d="M${index} 0"/></g>`);
    const drawing = plain(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`);
    expect(findSegments(drawing, most)).toEqual([]);
    const ruby = plain(`<p><ruby>${many(2 * long, () => '<rb>a</rb><rt>b</rt>')}</ruby></p>`);
    expect(findSegments(ruby, most)).toEqual([]);
  });

  const paragraphs = many(long, (index) => `<p>Word <i>${index}</i></p>`);
  const words = many(4 * long, (index) => `<i>word</i> ${index} `);
  it.each([
    ['a paragraph without an end of a line', `<p id="p">${words}</p>`, '<i>', '<p id="p">'],
    ['a font that nobody ended', `<font color="red">${paragraphs}`, '<p>', '<font color="red">'],
    ['a name that nobody ended', `<a name="top">${paragraphs}`, '<p>', '<a name="top">'],
    ['a link around everything', `<a href="b">${paragraphs}</a>`, '<p>', '<a href="b">'],
    [
      'a cell around everything',
      `<table><tr><td>${paragraphs}</td></tr></table>`,
      '<p>',
      '<table><tr><td>',
    ],
    [
      'a row of cells',
      `<table><tr>${many(2 * long, () => '<td>a</td>')}</tr></table>`,
      '<td>',
      '<table><tr>',
    ],
  ])('parts %s, for want of a better place', (_what, body, start, opening) => {
    const text = plain(body);
    const segments = findSegments(text, most);
    expect(segments.length).toBeGreaterThan(2);
    for (const { from, to } of segments) expect(to - from).toBeLessThan(most);
    for (const own of segments.slice(1)) {
      expect([text.slice(own.from, own.from + start.length), own.opening]).toEqual([
        start,
        opening,
      ]);
    }
    expect(textsOf(text).map(wordsOf).join('')).toBe(wordsOf(text));
  });

  it('parts no link and no line where a paragraph ends near', () => {
    const link = `<a href="b">${many(20, () => '<b>a</b>')}</a>`;
    const text = plain(
      many(long, () => `<p>${link} <i>a</i> ${link}</p><table><tr><td><p>a</p></td></tr></table>`),
    );
    const cuts = findSegments(text, most).slice(1);
    expect(cuts.length).toBeGreaterThan(2);
    for (const { from } of cuts) expect(text.slice(from)).toMatch(/^<(?:p><a|table)/);
  });
});

describe('a document that was made to be slow or large', () => {
  it('is parted where a tag stands directly behind an instruction', () => {
    const text = plain(many(long, (index) => `<p>${index}</p><?a <p>?>`));
    const parts = textsOf(text);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => parseStrictly(part) !== null)).toBe(true);
    expect(parts.map(wordsOf).join('')).toBe(wordsOf(text));
  });

  it('is parted between headings of which no end is seen', () => {
    const text = plain(many(5 * long, () => '<h2>a</h2>'));
    const lengths = findSegments(text, most).map(({ from, to }) => to - from);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThan(most);
  });

  it('is read where its paragraphs are never closed, and refused where it is as deep as that', () => {
    expect(findSegments(plain(many(200_000, () => '<p>a'))).length).toBeGreaterThan(1);
    expect(() => plain(many(400_000, () => '<div>'))).toThrow('nested too deeply');
  });

  it('has its head with each of its parts, and is refused where that is too much', () => {
    const words = many(long, () => '<p>a</p>');
    const style = `<style>${many(most, () => ' ')}</style>`;
    const parts = textsOf(plain(words, style));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.includes('<style>'))).toBe(true);
    const metas = plain(
      words,
      many(long, () => '<meta name="a"/>'),
    );
    expect(() => findSegments(metas, most)).toThrow('too much in its head');
    const heavy = plain(words.repeat(8), `<style>${' '.repeat(15_000_000)}</style>`);
    expect(() => findSegments(heavy, most)).toThrow('too much in its head');
  });

  it('is refused where a tag that is too long is around its parts', () => {
    const words = many(long, () => '<p>a</p>');
    const tag = plain(`<div title="${many(most, () => 'a')}">${words}</div>`);
    expect(() => findSegments(tag, most)).toThrow('too long');
  });
});

it('reads what is not so long as one', () => {
  expect(isLong(plain(many(10_000, () => '<p>a</p>')))).toBe(false);
  expect(isLong(plain(many(40_000, () => '<p>a</p>')))).toBe(true);
});
