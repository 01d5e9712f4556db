import type { Namespace, PhraseKey } from '#phrases.ts';

/** What a translator has to know of a phrase, and the most characters that its place holds. */
type PhraseNote = { readonly note?: string; readonly most?: number };

export type NamespaceContext<N extends Namespace> = {
  /** Where the phrases of the namespace stand. */
  readonly about: string;
  readonly phrases: { readonly [Key in PhraseKey<N>]?: PhraseNote };
};
