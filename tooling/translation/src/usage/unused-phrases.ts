import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { phraseUses, type PhraseUses } from './phrase-uses.ts';
import type { SourceFile } from './source-files.ts';

/** Namespaces whose keys are a vocabulary, of the wire or of a rule: no file names them one by one. */
const vocabularies: ReadonlySet<string> = new Set(['accessibility', 'genres', 'purchase']);

/** Phrases that nothing asks for. */
export function unusedPhrases(files: readonly SourceFile[]): string[] {
  const uses = files.map((file) => ({ file, uses: phraseUses(file) }));
  const scopes = Map.groupBy(uses, ({ file }) => file.package);
  return Object.entries(everyPhrase['en-US'])
    .filter(([namespace]) => !vocabularies.has(namespace))
    .flatMap(([namespace, words]) =>
      [...new Set(Object.keys(words).map((key) => key.replace(/_(?:one|other)$/, '')))].map(
        (key) => ({ namespace, key }),
      ),
    )
    .filter(({ namespace, key }) =>
      [...scopes.values()].every(
        (scope) =>
          !asksFor(
            namespace,
            key,
            scope.map((found) => found.uses),
          ),
      ),
    )
    .map(({ namespace, key }) => `${namespace}:${key}`);
}

/**
 * Whether a package asks for a phrase. A word counts in the file that uses the namespace; where a
 * type or a filled-in key names it, such as the service's failures, anywhere in that package.
 */
function asksFor(namespace: string, key: string, scope: readonly PhraseUses[]): boolean {
  const named = `${namespace}:${key}`;
  return (
    scope.some(({ taken }) => taken.has(named)) ||
    scope.some(({ patterns }) => patterns.some((pattern) => pattern.test(named))) ||
    (scope.some(({ namespaces }) => namespaces.has(namespace)) &&
      scope.some(({ words }) => words.has(key)))
  );
}
