import css from '@hanji/ui-kit/tokens/tokens.css?raw';

const declared = [...css.matchAll(/(?<name>--hj-[\w-]+):/g)].map(
  (match) => match.groups?.['name'] ?? '',
);

/** Names of the kit's custom properties that begin so, as `tokens.css` declares them. */
export function tokenNames(prefix: string): string[] {
  return [...new Set(declared)].filter((name) => name.startsWith(`--hj-${prefix}`));
}
