import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { content } from '#db/schema/works/catalogue.ts';
import type { Client } from '#http/request/client-headers.ts';
import { isTitleOut } from './out.ts';

/** What a list may show: published titles of the request's language, for adults only if accepted. */
export type Audience = Pick<Client, 'locale' | 'acceptMature'>;

/** Whose language does not matter, where all that is shown is in that of one title. */
export type AnyLanguageAudience = Pick<Audience, 'acceptMature'>;

export function visible(
  { locale, acceptMature }: Audience,
  category: ContentCategory | null = null,
): SQL | undefined {
  return and(
    eq(content.language, locale),
    category === null ? undefined : eq(content.category, category),
    isTitleOut(),
    acceptMature === 'N'
      ? and(eq(content.mature, false), ne(content.restrictedAge, adultAge))
      : undefined,
  );
}
