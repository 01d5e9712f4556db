import type { Locale } from '@hanji/i18n/locale.ts';

/** The longest line of the house's format. */
const widest = 100;
/** So short a key gains nothing by a line of its own, the formatter says. */
const shortKey = 4;

/** A file under `locales`, letter for letter as the formatter leaves it. */
export function localeFile(
  locale: Locale,
  namespace: string,
  phrases: ReadonlyMap<string, string>,
): string {
  const lines = [...phrases].map(([key, phrase]) => entry(name(key), quoted(phrase)));
  return [
    "import type { Phrases } from '../../phrases.ts';",
    '',
    `export const ${namespace}: Phrases<'${locale}', '${namespace}'> = {`,
    ...lines,
    '};',
    '',
  ].join('\n');
}

function name(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}

function quoted(phrase: string): string {
  const escaped = phrase.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  const singles = escaped.split("'").length;
  const doubles = escaped.split('"').length;
  if (singles > doubles) return `"${escaped.replaceAll('"', '\\"')}"`;
  return `'${escaped.replaceAll("'", "\\'")}'`;
}

function entry(key: string, value: string): string {
  const line = `  ${key}: ${value},`;
  const isShort = key.length <= shortKey;
  return columns(line) > widest && !isShort ? `  ${key}:\n    ${value},` : line;
}

/** East Asian characters take two columns. */
function columns(line: string): number {
  return [...line].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
