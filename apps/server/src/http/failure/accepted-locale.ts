import { locales, type Locale } from '@hanji/contract/vocabulary.ts';

const byTag = new Map<string, Locale>([
  ...locales.map((locale) => [locale.slice(0, 2), locale] as const),
  ...locales.map((locale) => [locale.toLowerCase(), locale] as const),
]);

/** The locale of ours that an Accept-Language header likes best, by tag and then by language. */
export function acceptedLocale(header: string | undefined, standard: Locale): Locale {
  if (header === undefined) return standard;
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: q === undefined ? 1 : Number(q.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const locale = byTag.get(tag) ?? byTag.get(tag.slice(0, 2));
    if (locale !== undefined && /^[a-z]{2}(-|$)/.test(tag)) return locale;
  }
  return standard;
}
