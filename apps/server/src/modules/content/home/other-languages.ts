import { and, inArray } from 'drizzle-orm';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { locales } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { isTitleOut } from '#modules/catalogue/out.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';

/**
 * The same work in other languages: titles that were taken in under one name (`work:ko-KR` and
 * `work:fr-FR`), in the order of the languages.
 */
export async function otherLanguages(
  db: Executor,
  { importKey, language }: Pick<Title, 'importKey' | 'language'>,
): Promise<ContentHome['languages']> {
  const end = `:${language}`;
  if (!importKey.endsWith(end)) return [];
  const name = importKey.slice(0, -end.length);
  const keys = locales.filter((other) => other !== language).map((other) => `${name}:${other}`);
  const rows = await db
    .select({ languageId: content.language, type: content.type, id: content.id })
    .from(content)
    .where(and(inArray(content.importKey, keys), isTitleOut()));
  return rows.toSorted((a, b) => locales.indexOf(a.languageId) - locales.indexOf(b.languageId));
}
