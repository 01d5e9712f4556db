import path from 'node:path';
import { editionIds, editions } from '@hanji/contract/editions.ts';
import { documentTypes } from '@hanji/contract/help-vocabulary.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { WrittenDocument } from '#modules/help/documents/write-documents.ts';
import { momentOf } from '../moment.ts';
import { UsageError } from '../usage-error.ts';

const longestTitle = 200;
const longestCategory = 100;

export const documentOptions = {
  type: { type: 'string', default: 'notice' },
  edition: { type: 'string' },
  locale: { type: 'string' },
  key: { type: 'string' },
  category: { type: 'string' },
  position: { type: 'string' },
  publish: { type: 'string' },
} as const;

type DocumentValues = { readonly [Name in keyof typeof documentOptions]?: string | undefined };

type Given = {
  readonly file: string;
  readonly markdown: string;
  readonly values: DocumentValues;
  readonly by: string;
  readonly now: Date;
};

/** What a Markdown file is to say: its first heading is the title, the rest the text. */
export function writtenDocument({ file, markdown, values, by, now }: Given): WrittenDocument {
  const type = documentTypes.find((each) => each === values.type);
  if (type === undefined) throw new UsageError(`--type is ${documentTypes.join(' or ')}`);
  const edition = editionIds.find((each) => each === values.edition);
  if (edition === undefined) throw new UsageError(`--edition is one of ${editionIds.join(', ')}`);
  return {
    type,
    edition,
    locale: localeFrom(editions[edition].locales, values.locale),
    key: keyFrom(values.key ?? path.basename(file, path.extname(file))),
    ...titleAndBody(file, markdown),
    categoryPath: categoryFrom(values.category ?? ''),
    position: positionFrom(values.position ?? '0'),
    publishedAt: momentFrom(values.publish, now),
    writtenBy: by,
  };
}

function localeFrom(known: readonly Locale[], given: string | undefined): Locale {
  const [only] = known;
  const locale = given === undefined && known.length === 1 ? only : known.find((l) => l === given);
  if (locale === undefined) throw new UsageError(`--locale is one of ${known.join(', ')}`);
  return locale;
}

function keyFrom(key: string): string {
  if (/^[\w.-]{1,64}$/.test(key)) return key;
  throw new UsageError('--key is of letters, digits, "-", "_" and ".", up to 64');
}

function titleAndBody(file: string, markdown: string) {
  const [, title = '', body = ''] = /^#\s+(.+)\n([^]*)$/.exec(`${markdown}\n`) ?? [];
  if (title.trim() === '' || body.trim() === '') {
    throw new UsageError(`${file} begins with "# " and a title, and goes on with the text`);
  }
  if (title.length > longestTitle)
    throw new UsageError(`a title has at most ${longestTitle} letters`);
  return { title: title.trim(), body: body.trim() };
}

/** `Coins / Refunds`, from the widest to the narrowest. */
function categoryFrom(category: string): string[] {
  const parts = category.split('/').map((part) => part.trim());
  if (category.trim() === '') return [];
  if (parts.every((part) => part !== '' && part.length <= longestCategory)) return parts;
  throw new UsageError('--category is such as "Coins / Refunds"');
}

function positionFrom(position: string): number {
  if (/^\d{1,4}$/.test(position)) return Number(position);
  throw new UsageError('--position is a number from 0 to 9999');
}

function momentFrom(given: string | undefined, now: Date): Date {
  const date = given === undefined ? now : momentOf(given);
  if (date !== null) return date;
  throw new UsageError('--publish is such as 2026-12-01T09:00+09:00');
}
