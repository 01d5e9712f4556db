import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { isLocale, type Locale } from '@hanji/i18n/locale.ts';
import xliff12ToJs from 'xliff/xliff12ToJs';
import { localeFile } from './locale-file.ts';
import { phraseProblems } from './phrase-problems.ts';
import { phraseUnits, type PhraseUnit } from './phrase-units.ts';
import type { XliffDocument } from './xliff-document.ts';

/** A file that cannot be taken, with a line for each reason. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

type Translated = { readonly locale: Locale; readonly files: ReadonlyMap<string, string> };

/**
 * The locale files that an XLIFF file stands for. What it leaves out or empty stays as it is.
 * @throws ImportRefused where anything in it is wrong; nothing of it is taken then.
 */
export async function readTranslation(text: string): Promise<Translated> {
  const document = await parse(text);
  const locale = targetOf(document);
  const units = phraseUnits(locale);
  const lines = strangers(document, units);
  const present = everyPhrase[locale] as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const translated = new Map<string, Map<string, string>>();
  for (const unit of units) {
    const given = document.resources[unit.namespace]?.[unit.key];
    const target = given?.target ?? '';
    const kept = present[unit.namespace]?.[unit.key] ?? '';
    const phrase = target === '' ? kept : target;
    const problems =
      typeof phrase === 'string'
        ? phraseProblems(locale, unit, phrase)
        : ['has elements of a tool in its translation, where only text can stand'];
    if (given && given.source !== unit.source) problems.push('its English has changed since');
    lines.push(...problems.map((problem) => `${unit.namespace}:${unit.key}: ${problem}`));
    const words = translated.get(unit.namespace) ?? new Map<string, string>();
    translated.set(unit.namespace, words.set(unit.key, typeof phrase === 'string' ? phrase : kept));
  }
  if (lines.length > 0) throw new ImportRefused(lines);
  const files = [...translated].map(
    ([namespace, words]) => [`${namespace}.ts`, localeFile(locale, namespace, words)] as const,
  );
  return { locale, files: new Map(files) };
}

/** Takes a translator's file into the folder of the locales; what is so already is left alone. */
export async function importPhrases(text: string, localesFolder: string): Promise<Translated> {
  const translation = await readTranslation(text);
  for (const [name, content] of translation.files) {
    const file = path.join(localesFolder, translation.locale, name);
    // Whoever reads a file while it is written finds it empty.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
  return translation;
}

async function parse(text: string): Promise<XliffDocument> {
  try {
    return (await xliff12ToJs(text)) as XliffDocument;
  } catch {
    throw new ImportRefused(['this is no XLIFF 1.2']);
  }
}

function targetOf({ sourceLanguage, targetLanguage }: XliffDocument): Locale {
  if (sourceLanguage !== 'en-US') {
    throw new ImportRefused([`its source is ${sourceLanguage}, not en-US`]);
  }
  if (!isLocale(targetLanguage) || targetLanguage === 'en-US') {
    throw new ImportRefused([`${targetLanguage} is no language that Hanji is translated into`]);
  }
  return targetLanguage;
}

/** What the file has and the source has not: a key misspelled, or a plural form of another language. */
function strangers(document: XliffDocument, units: readonly PhraseUnit[]): string[] {
  const known = new Set(units.map(({ namespace, key }) => `${namespace}:${key}`));
  return Object.entries(document.resources)
    .flatMap(([namespace, words]) => Object.keys(words).map((key) => `${namespace}:${key}`))
    .filter((key) => !known.has(key))
    .map((key) => `${key}: there is no such phrase`);
}
