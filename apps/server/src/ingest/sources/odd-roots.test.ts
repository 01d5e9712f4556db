import { describe, expect, it } from 'vitest';
import { paragraphs } from '../testing/epubs.ts';
import { readNovel } from '../testing/read-novel.ts';
import { temporaryFolder } from '../testing/work.ts';

const folder = await temporaryFolder();
const words = paragraphs(3);

async function chapterOf(document: string) {
  const found = await readNovel(folder, { files: { 'a.xhtml': document }, order: ['a.xhtml'] });
  const [chapter] = found.chapters;
  if (chapter === undefined) throw new Error('no chapter');
  return { chapter, omissions: found.omissions, text: await chapter.text('a.xhtml') };
}

describe('a document whose root is not that of a page', () => {
  it.each([
    [
      'of another name space',
      `<html xmlns="https://www.w3.org/1999/xhtml"><body>${words}</body></html>`,
    ],
    [
      'of another vocabulary',
      `<dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/"><book>${words}</book></dtbook>`,
    ],
    ['that nobody knows', `<unknown>${words}</unknown>`],
    ['in capitals', `<HTML><BODY>${words.replaceAll('p>', 'P>')}</BODY></HTML>`],
    [
      'a switch',
      `<switch xmlns="http://www.idpf.org/2007/ops"><default><div xmlns="http://www.w3.org/1999/xhtml">${words}</div></default></switch>`,
    ],
    ['no page', `<div xmlns="http://www.w3.org/1999/xhtml">${words}</div>`],
  ])('is read as a page (%s)', async (_what, document) => {
    const { text, chapter, omissions } = await chapterOf(document);
    expect(omissions).toEqual([]);
    expect(text).toMatch(/<html xmlns="http:\/\/www.w3.org\/1999\/xhtml"[^>]*><head\/?>/);
    expect(text.match(/<p>/g)).toHaveLength(3);
    expect(chapter.words).toBe(words.replaceAll(/<[^>]*>/g, ''));
  });
});
