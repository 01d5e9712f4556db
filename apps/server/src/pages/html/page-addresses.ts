import type { PageHead } from '@hanji/contract/pages.ts';
import { contentCategories, type Locale } from '@hanji/contract/vocabulary.ts';
import { withoutTrailingSlashes } from '@hanji/domain/paths/without-trailing-slashes.ts';

/** What of a query makes another page; the rest is about how it is shown, or where one came from. */
const meaningful: Readonly<Record<string, (value: string) => boolean>> = {
  category: (value) => contentCategories.some((category) => category === value),
  currentItemCode: (value) => /^[\w-]{1,40}$/.test(value),
};

type Addressed = {
  /** Of the edition, without a slash at the end. */
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly head: PageHead;
  readonly locale: Locale;
  /** The first is spoken where an address says nothing else. */
  readonly languages: readonly Locale[];
  /** Where the edition that speaks a language is; of works, which have their own. */
  readonly originOf: (language: Locale) => string;
};

export type PageAddresses = {
  readonly canonical: string;
  /** The same page by language; none where it has but one. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
};

/** The one address of a page, and those of it in the edition's other languages. */
export function pageAddresses(page: Addressed): PageAddresses {
  const { head, locale, languages, originOf, pathname } = page;
  // A work is in its own language, whatever is spoken around it.
  if (head.language !== null) {
    const own = { language: head.language, path: pathname };
    const editions = head.others?.length ? [own, ...head.others] : [];
    const hrefOf = ({ language, path }: typeof own): string =>
      addressIn({ origin: originOf(language), pathname: path, search: page.search }, null);
    return {
      // The same title on another edition's site is this one.
      canonical: hrefOf(own),
      alternates: editions.map((other) => ({ language: other.language, href: hrefOf(other) })),
    };
  }
  if (languages.length < 2) return { canonical: addressIn(page, null), alternates: [] };
  const [standard] = languages;
  const hrefOf = (language: Locale) => addressIn(page, language === standard ? null : language);
  const alternates = languages.map((language) => ({ language, href: hrefOf(language) }));
  return {
    canonical: hrefOf(locale),
    alternates: [...alternates, { language: 'x-default', href: addressIn(page, null) }],
  };
}

type Place = Pick<Addressed, 'origin' | 'pathname' | 'search'>;

function addressIn({ origin, pathname, search }: Place, language: Locale | null): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, isKnown] of Object.entries(meaningful)) {
    const value = given.get(key);
    if (value !== null && isKnown(value)) kept.set(key, value);
  }
  if (language !== null) kept.set('language', language);
  const path = withoutTrailingSlashes(pathname) || '/';
  const query = kept.toString();
  return origin + path + (query && `?${query}`);
}
