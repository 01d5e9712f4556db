import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import type { SourceFile } from './source-files.ts';

const namespaceUses = /(?:usePhrases(?:<[^>]*>)?\(|PlainPhrase<|TranslateIn<)'(\w+)'/g;
const qualifiedKeys = /['`](\w+):([\w-]*(?:\$\{[^}]*\}[\w-]*)*)['`]/g;
/** `errors.browserTitle`, where phrases are taken without a translator. */
const properties = /\b(\w+)(?=\??\.(\w+)\b)/g;
const literals = /'([\w-]+)'/g;

/** What a file asks for by name, and the namespaces whose keys it may hold as plain words. */
export type PhraseUses = {
  readonly namespaces: ReadonlySet<string>;
  /** `units:\w+Ago`: keys with their namespace, open where a value is filled in. */
  readonly patterns: readonly RegExp[];
  /** `errors:browserTitle` of a file that takes phrases without a translator. */
  readonly taken: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

export function phraseUses({ text }: Pick<SourceFile, 'text'>): PhraseUses {
  const namespaces = new Set([...text.matchAll(namespaceUses)].map((match) => String(match[1])));
  const patterns: RegExp[] = [];
  for (const [, namespace = '', key = ''] of text.matchAll(qualifiedKeys)) {
    if (!isNamespace(namespace)) continue;
    // A key that is filled in altogether may be any word that the file has.
    if (/^\$\{[^}]*\}$/.test(key)) namespaces.add(namespace);
    else patterns.push(new RegExp(`^${namespace}:${key.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`));
  }
  const words = new Set([...text.matchAll(literals)].map((match) => String(match[1])));
  const taken = [...text.matchAll(properties)].map((match) => `${match[1]}:${match[2]}`);
  return { namespaces, patterns, taken: new Set(taken), words };
}

function isNamespace(name: string): boolean {
  return name in everyPhrase['en-US'];
}
