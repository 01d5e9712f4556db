import { createHash } from 'node:crypto';
import {
  genres,
  locales,
  type ContentType,
  type Genre,
  type Locale,
} from '@hanji/contract/vocabulary.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { cleanLine } from '#ingest/facts/clean-text.ts';
import { firstFew } from '#ingest/facts/first-few.ts';
import { ImportError } from '../import-error.ts';
import type { ChapterSales, WorkSource } from '../work-source.ts';
import type { FoundFacts, FoundWork } from '#ingest/found-work.ts';
import type { ImportOptions } from './import-options.ts';

/** Names the bytes of a file: another would make every file other than what it was. */
const version = 'hanji-import-1';
/** Changes whenever the same file would become another work, so that importing it again says so. */
const reading = 'facts-11';
const usualRentalPeriod = 3 * 24 * 60 * 60;
const usualLanguage: Locale = 'en-US';

/** The language of the catalogue that is nearest to a BCP 47 tag; all Chinese is read by those who read zh-TW. */
function localeOf(tag: string): Locale | null {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return locales.find((locale) => locale.split('-')[0] === language) ?? null;
}

/** The script that a language is written in, as likely as its tag says; null for what is no tag. */
function scriptOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-')).maximize().script ?? null;
  } catch {
    return null;
  }
}

/** What is said of a language that no edition has, or has in another script: Chinese of the mainland. */
function noteOnLanguage(tag: string, language: Locale | null): readonly string[] {
  const taken = language ?? usualLanguage;
  const same = language !== null && [null, scriptOf(language)].includes(scriptOf(tag));
  return same
    ? []
    : [`the language ${tag || 'is not stated'}: taken as ${taken} (--language says it)`];
}

function typeOf({ kind }: FoundWork, type: ContentType | undefined): ContentType {
  if (type === undefined) return kind;
  if (workKind(type) === kind) return type;
  throw new ImportError(`the file holds a ${kind}, so its type cannot be ${type}`);
}

/** A subject in the way in which genres are written. */
function wordOf(subject: string): string {
  return subject.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

function genresOf(subjects: readonly string[]): Genre[] {
  const words = new Set(subjects.map(wordOf));
  return genres.filter((genre) => words.has(genre));
}

/** Says which subjects are no genres of the catalogue, unless these are given. */
function noteOnSubjects({ subjects }: FoundWork, options: ImportOptions): readonly string[] {
  const known = new Set<string>(genres);
  const others = subjects.filter(
    (subject) => wordOf(subject) !== '' && !known.has(wordOf(subject)),
  );
  if (options.genres !== undefined || others.length === 0) return [];
  const named = new Set(others.map((subject) => JSON.stringify(cleanLine(subject, 60))));
  return [`there is no genre here for ${firstFew([...named])} (--genre says others)`];
}

function salesOf(index: number, options: ImportOptions, kind: FoundWork['kind']): ChapterSales {
  const { price = 0, rentalPrice = 0, free = 0, trial = 0 } = options;
  if ((price === 0 && rentalPrice === 0) || index < free) return { free: true };
  return {
    free: false,
    ...(price > 0 ? { price, purchaseAllowedWith: ['coin'] } : {}),
    ...(rentalPrice > 0
      ? { rentalPrice, rentAllowedWith: ['coin'], rentalPeriod: usualRentalPeriod }
      : {}),
    ...(trial > 0 ? { trialPages: kind === 'novel' ? 1 : trial } : {}),
  };
}

function factsOf({ contributors, series, accessibility, searchWords }: FoundWork): FoundFacts {
  return {
    ...(contributors === undefined ? {} : { contributors }),
    ...(series === undefined ? {} : { series }),
    ...(accessibility === undefined ? {} : { accessibility }),
    ...(searchWords === undefined ? {} : { searchWords }),
  };
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

type Names = Pick<WorkSource, 'importKey' | 'digest' | 'onlyFrom' | 'ownKey'>;

/** By what the work is known again, and whether anything of it is another. */
function namesOf(found: FoundWork, options: ImportOptions, language: Locale): Names {
  const bytesDigest = sha256([version, found.digest]);
  const importKey = options.key ?? `${found.key}:${language}`;
  const digest = `${bytesDigest}-${sha256([reading, options])}`;
  if (options.key !== undefined) return { importKey, digest };
  if (!found.identified) return { importKey, digest, onlyFrom: bytesDigest };
  const identity = sha256([found.title, found.authors.map((author) => author.name)]);
  return { importKey, digest, ownKey: `${importKey}#${identity.slice(0, 16)}` };
}

/** What was said of the direction goes before all that the file says of how it is read. */
function wayOf(
  { kind, orientation, sideways }: FoundWork,
  options: ImportOptions,
  isManga: boolean,
): Pick<WorkSource, 'orientation' | 'sideways'> {
  const usual = isManga ? 'RTL' : 'LTR';
  if (options.sideways === true) {
    if (kind === 'novel') throw new ImportError('a novel is not scrolled sideways');
    if (options.orientation === 'TTB') throw new ImportError('what is read down is not sideways');
    const found = orientation === 'TTB' ? null : orientation;
    return { orientation: options.orientation ?? found ?? usual, sideways: true };
  }
  if (options.orientation !== undefined) return { orientation: options.orientation };
  return { orientation: orientation ?? usual, ...(sideways === true ? { sideways } : {}) };
}

function chaptersOf(found: FoundWork, options: ImportOptions): WorkSource['chapters'] {
  return found.chapters.map((chapter, index) => ({
    ...chapter,
    unit: options.unit ?? 'episode',
    sales: salesOf(index, options, found.kind),
  }));
}

/**
 * A work for the catalogue from what was found and what was said beside it; what was said goes
 * first. `notes` name what neither told.
 */
export function assembleWork(
  found: FoundWork,
  options: ImportOptions,
): { readonly source: WorkSource; readonly notes: readonly string[] } {
  const language = options.language ?? localeOf(found.language);
  const name = options.title ?? found.title;
  if (name.trim() === '') throw new ImportError('the work has no title: give it with --title');
  const authors = options.authors?.map((author) => ({ name: author, role: 'creator' as const }));
  const rented = (options.rentalPrice ?? 0) > 0;
  const manga = found.kind === 'comic' && language === 'ja-JP';
  const publisherName = options.publisher || found.publisher;
  const source: WorkSource = {
    ...namesOf(found, options, language ?? usualLanguage),
    keys: 'found',
    type: typeOf(found, options.type),
    language: language ?? usualLanguage,
    name,
    description: options.description ?? found.description,
    status: options.status ?? found.status ?? 'started',
    genres: options.genres ?? genresOf(found.subjects),
    authors: authors ?? found.authors,
    ...factsOf(found),
    ...(publisherName ? { publisherName } : {}),
    publishDays: options.schedule ?? [],
    restrictedAge: options.age ?? found.age ?? 0,
    ...wayOf(found, options, manga),
    chapterUnit: options.unit ?? 'episode',
    coinUsable: (options.price ?? 0) > 0 || rented,
    ...(rented ? { rentalPeriod: usualRentalPeriod } : {}),
    ...(found.cover === undefined ? {} : { cover: found.cover }),
    chapters: chaptersOf(found, options),
  };
  const notes = options.language ? [] : noteOnLanguage(found.language, language);
  return { source, notes: [...found.notes, ...notes, ...noteOnSubjects(found, options)] };
}
