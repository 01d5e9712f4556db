import type { Namespace, PhraseKey, PluralKey, SourcePhrases } from './phrases.ts';

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** `count` decides the form of a phrase that counts, whether it is printed or not. */
type NamesOf<N extends Namespace, Key> =
  Key extends PluralKey<N>
    ? 'count' | NamesIn<SourcePhrases[N][`${Key}_other` & keyof SourcePhrases[N]]>
    : NamesIn<SourcePhrases[N][Key & keyof SourcePhrases[N]]>;

/** A number is printed as the language groups it; what shall not be grouped comes as a string. */
type Values<Names extends string> = {
  readonly [Name in Names]: Name extends 'count' ? number : string | number;
};

type Arguments<Names extends string> = [Names] extends [never] ? [] : [values: Values<Names>];

/** The phrases of one namespace, with exactly the values that each of them needs. */
export type TranslateIn<N extends Namespace> = <Key extends PhraseKey<N>>(
  key: Key,
  ...values: Arguments<NamesOf<N, Key>>
) => string;

/** Phrases that need no value, for tables of them. */
export type PlainPhrase<N extends Namespace> = {
  [Key in PhraseKey<N>]: [NamesOf<N, Key>] extends [never] ? Key : never;
}[PhraseKey<N>];

/** A phrase with its namespace: `frame:search`. */
type QualifiedKey = { [N in Namespace]: `${N}:${PhraseKey<N>}` }[Namespace];

type QualifiedNames<Key> = Key extends `${infer N extends Namespace}:${infer Name}`
  ? NamesOf<N, Name>
  : never;

/** The phrases of all namespaces. */
export type Translate = <Key extends QualifiedKey>(
  key: Key,
  ...values: Arguments<QualifiedNames<Key>>
) => string;
