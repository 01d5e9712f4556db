import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { helpTexts } from '#help/help-languages.ts';
import { commentWords } from '#members/comments/comment-words.ts';
import { inboxWords } from '#members/inbox/inbox-words.ts';
import * as firstNames from '#shelf/names/first-names.ts';
import * as secondNames from '#shelf/names/second-names.ts';
import * as shelfWords from '#shelf/words.ts';
import * as comicSections from '#showcase/comic-sections.ts';
import * as novelSections from '#showcase/novel-sections.ts';
import * as offers from '#showcase/offers.ts';
import * as otherSections from '#showcase/other-sections.ts';

/** A sign that would begin a line alone, or a quotation mark that would end one. */
const breaking = /« | [:;?!»]/;

const worksFolder = path.join(import.meta.dirname, '../../works');

function textsIn(folder: string, ending: string): [string, string][] {
  return readdirSync(path.join(worksFolder, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(path.join(worksFolder, folder, name), 'utf8')]);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Every French text in what a module exports, however deep it stands. */
function frenchIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'fr-FR' ? textsOf(inner) : frenchIn(inner),
  );
}

it('sets the French of comics off by spaces that do not break', () => {
  const texts = textsIn('comics', '.json');
  expect(texts.length).toBeGreaterThan(30);
  for (const [name, text] of texts) {
    for (const french of frenchIn(JSON.parse(text))) expect(french, name).not.toMatch(breaking);
  }
});

it('sets the French of novels off by spaces that do not break', () => {
  const texts = textsIn('novels', '.fr-FR.md');
  expect(texts).toHaveLength(2);
  for (const [name, text] of texts) {
    for (const line of text.split('\n')) expect(line, name).not.toMatch(breaking);
  }
});

it('sets the French of Home and of offers off by spaces that do not break', () => {
  const modules = {
    comicSections,
    novelSections,
    otherSections,
    offers,
    firstNames,
    secondNames,
    shelfWords,
  };
  const french = Object.values(modules).flatMap((module) => frenchIn({ ...module }));
  expect(french.length).toBeGreaterThan(20);
  for (const words of french) expect(words).not.toMatch(breaking);
});

it('sets the French of comments, inboxes and help off by spaces that do not break', () => {
  for (const words of [commentWords, inboxWords, helpTexts]) {
    const french = frenchIn(words);
    expect(french.length).toBeGreaterThan(5);
    for (const text of french) expect(text).not.toMatch(breaking);
  }
});

it('sets the French of events off by spaces that do not break', () => {
  const folders = readdirSync(path.join(worksFolder, 'events'));
  expect(folders.length).toBeGreaterThan(3);
  for (const folder of folders) {
    for (const [, text] of textsIn(`events/${folder}`, 'fr-FR.md')) {
      expect(text, folder).not.toMatch(breaking);
    }
  }
});
