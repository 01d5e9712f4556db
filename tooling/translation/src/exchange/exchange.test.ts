import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { locales } from '@hanji/i18n/locale.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { exportPhrases } from './export-phrases.ts';
import { importPhrases, readTranslation } from './import-phrases.ts';

const localesFolder = fileURLToPath(
  new URL('../../../../packages/i18n/src/locales', import.meta.url),
);
const scratch = mkdtempSync(path.join(tmpdir(), 'hanji-words-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const others = locales.filter((locale) => locale !== 'en-US');

it.each(others)('%s comes back from a translator letter for letter', async (locale) => {
  const { files } = await readTranslation(await exportPhrases(locale));
  const kept = path.join(localesFolder, locale);
  const names = readdirSync(kept).filter((name) => name !== 'phrases.ts');
  expect([...files.keys()].toSorted()).toEqual(names.toSorted());
  for (const [name, content] of files) {
    expect(content, name).toBe(readFileSync(path.join(kept, name), 'utf8'));
  }
});

it('takes a new translation, and leaves alone what a file leaves out', async () => {
  mkdirSync(path.join(scratch, 'de-DE'));
  const text = (await exportPhrases('de-DE')).replace(
    '<target>Suchen</target>',
    '<target>Finden &amp; lesen</target>',
  );
  const only = text.replace(/<file original="(?!frame")[\s\S]*?<\/file>/g, '');
  await importPhrases(only, scratch);
  const frame = readFileSync(path.join(scratch, 'de-DE/frame.ts'), 'utf8');
  expect(frame).toContain("  search: 'Finden & lesen',\n");
  const menu = readFileSync(path.join(scratch, 'de-DE/menu.ts'), 'utf8');
  expect(menu).toBe(readFileSync(path.join(localesFolder, 'de-DE/menu.ts'), 'utf8'));
});

it('tells a translator where a phrase stands, what it holds and when a form is used', async () => {
  const text = await exportPhrases('fr-FR');
  const unit = (id: string) =>
    new RegExp(`<trans-unit id="${id}"[\\s\\S]*?</trans-unit>`).exec(text);
  expect(unit('waitFree')?.[0]).toMatch(/ maxwidth="\d+" size-unit="char"/);
  expect(unit('rank')?.[0]).toContain('{{rank}}');
  expect(unit('episodeCount_many')?.[0]).toContain('Plural form “many”: 1000000.');
  expect(unit('episodeCount_one')?.[0]).toContain('Plural form “one”: 0, 1.');
});

describe('refuses with a line for each fault', () => {
  const target = (id: string, words: string) => (text: string) =>
    text.replace(
      new RegExp(`(<trans-unit id="${id}"[\\s\\S]*?<target>)[^<]*(</target>)`),
      `$1${words}$2`,
    );

  it.each<[about: string, spoil: (text: string) => string, line: string]>([
    ['a value that is left out', target('rank', 'Rang'), 'reading:rank: lacks {{rank}}'],
    [
      'a value that does not exist',
      target('search', '{{what}}'),
      'frame:search: has {{what}}, which the English has not',
    ],
    [
      'a key that does not exist',
      (text) => text.replace('id="search"', 'id="saerch"'),
      'frame:saerch: there is no such phrase',
    ],
    [
      'a plural form of another language',
      (text) => text.replace('id="episodeCount_many"', 'id="episodeCount_few"'),
      'reading:episodeCount_few: there is no such phrase',
    ],
    [
      'what is too long for its place',
      target('free', 'Entièrement et absolument gratuit'),
      'reading:free: has 33 characters, its place holds 12',
    ],
    [
      'punctuation that would wrap alone',
      target('searchIdleTitle', 'Que voulez-vous lire ?'),
      'reading:searchIdleTitle: has a breaking space before : ; ? ! » % or after «',
    ],
    [
      'a word that the glossary avoids',
      target('waitFree', 'Gratuit en attendant'),
      'reading:waitFree: says “en attendant”, the glossary “gratuit en patientant”',
    ],
    [
      'a space too many',
      target('search', ' Rechercher'),
      'frame:search: begins or ends with a space',
    ],
    [
      'English that has changed since',
      (text) => text.replace('<source>Search</source>', '<source>Find</source>'),
      'frame:search: its English has changed since',
    ],
    [
      'elements of a tool',
      target('rank', 'N° <x id="1"/>'),
      'reading:rank: has elements of a tool in its translation, where only text can stand',
    ],
    ['what is no XLIFF', () => 'nonsense', 'this is no XLIFF 1.2'],
    [
      'a language that is not spoken',
      (text) => text.replaceAll('target-language="fr-FR"', 'target-language="xx-XX"'),
      'xx-XX is no language that Hanji is translated into',
    ],
    [
      'another source',
      (text) => text.replaceAll('source-language="en-US"', 'source-language="ko-KR"'),
      'its source is ko-KR, not en-US',
    ],
  ])('%s', async (_, spoil, line) => {
    const text = await exportPhrases('fr-FR');
    const spoiled = spoil(text);
    expect(spoiled).not.toBe(text);
    await expect(readTranslation(spoiled)).rejects.toMatchObject({ lines: [line] });
  });
});

describe('pnpm i18n', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [main, ...words], { cwd: scratch, encoding: 'utf8' });

  it('exports a language, and imports it again without a change', () => {
    const before = execFileSync('git', ['status', '--short', localesFolder], {
      cwd: localesFolder,
    });
    expect(run('export', 'ko-KR').stdout).toBe('hanji.ko-KR.xlf holds every phrase for ko-KR.\n');
    const { status, stdout } = run('import', 'hanji.ko-KR.xlf');
    expect(stdout).toMatch(/^ko-KR: \d+ files are as hanji\.ko-KR\.xlf has them\.\n$/);
    expect(status).toBe(0);
    const after = execFileSync('git', ['status', '--short', localesFolder], { cwd: localesFolder });
    expect(after).toEqual(before);
  });

  it.each([
    [['export', 'en-US'], 'en-US is no language that Hanji is translated into'],
    [['import', 'nowhere.xlf'], 'nowhere.xlf cannot be read'],
    [[], 'pnpm i18n export <language>'],
  ])('says in a line what is wrong with %j', (words, line) => {
    const { status, stderr } = run(...words);
    expect(stderr).toContain(line);
    expect(status).toBe(1);
  });

  it('takes nothing of a file with a fault', () => {
    const file = path.join(scratch, 'spoiled.xlf');
    run('export', 'vi-VN', file);
    const text = readFileSync(file, 'utf8').replace('<target>OK<', '<target>OK {{what}}<');
    writeFileSync(file, text.replace('<target>Menu<', '<target>Thực đơn<'));
    const { status, stderr } = run('import', file);
    expect(stderr).toBe('frame:ok: has {{what}}, which the English has not\n');
    const kept = readFileSync(path.join(localesFolder, 'vi-VN/frame.ts'), 'utf8');
    expect(kept).toContain("menu: 'Menu'");
    expect(status).toBe(1);
  });
});
