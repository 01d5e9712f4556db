import { LRUCache } from 'lru-cache';
import { locales, type Locale } from '@hanji/contract/vocabulary.ts';

const longest = 500;

const byTag = new Map<string, Locale>([
  ...locales.map((locale) => [locale.slice(0, 2), locale] as const),
  ...locales.map((locale) => [locale.toLowerCase(), locale] as const),
]);

/** Browsers of one place send the same few lines; anybody may send others. */
const known = new LRUCache<string, Locale>({ max: 500 });

/** The locale of ours that an Accept-Language header likes best, by tag and then by language. */
export function acceptedLocale(header: string | undefined, standard: Locale): Locale {
  if (header === undefined) return standard;
  if (header.length > longest) return likedBest(header.slice(0, longest), standard);
  const key = `${standard} ${header}`;
  const found = known.get(key) ?? likedBest(header, standard);
  known.set(key, found);
  return found;
}

function likedBest(header: string, standard: Locale): Locale {
  const wishes = header
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
