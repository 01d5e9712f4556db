/** The words that an edition has to show, straight from its language. */
export { everyPhrase as phrases } from '@hanji/i18n/every-phrase.ts';

/** Fills the places of a phrase: `{{keyword}}`. */
export function filled(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
