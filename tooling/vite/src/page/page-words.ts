/** What the page itself says in a language, before anything of the edition has come or without it. */
export type PageWords = {
  readonly frame: { readonly brand: string; readonly siteDescription: string };
  readonly errors: {
    readonly browserTitle: string;
    readonly browserText: string;
    readonly unreachableTitle: string;
    readonly slowText: string;
    readonly reload: string;
  };
};

/** By language tags, the edition's usual language first. */
export type WordsByLanguage = Readonly<Record<string, PageWords>>;

/** @throws Error where an edition has no language. */
export function usualWords(words: WordsByLanguage): PageWords {
  const [usual] = Object.values(words);
  if (!usual) throw new Error('an edition has words in one language at least');
  return usual;
}
