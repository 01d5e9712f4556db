/** Replaces one address of a style sheet; undefined takes the reference out. */
export type ReplaceAddress = (address: string) => Promise<string | undefined>;

const nothing = 'url("data:,")';
const text = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const address = String.raw`url\(\s*(?:${text}|[^)"']*?)\s*\)`;
const reference = new RegExp(
  String.raw`(\/\*[\s\S]*?\*\/)|(@import\s+)(${address}|${text})|(${address})`,
  'gi',
);

/** The address inside `url("…")`, `url(…)` or a string. */
function bare(written: string): string {
  return written
    .replace(/^url\(\s*/i, '')
    .replace(/\s*\)$/, '')
    .replace(/^["']|["']$/g, '')
    .replaceAll(/\\([^0-9a-f\n])/gi, '$1');
}

/**
 * Replaces every address of a style sheet, one by one. What escapes this reading of CSS is
 * left to the content policy, which lets nothing out.
 */
export async function replaceCssAddresses(css: string, replace: ReplaceAddress): Promise<string> {
  const parts: (string | Promise<string>)[] = [];
  let last = 0;
  for (const found of css.matchAll(reference)) {
    const [whole, comment, atImport, imported, plain] = found;
    parts.push(css.slice(last, found.index));
    last = found.index + whole.length;
    const written = imported ?? plain;
    if (comment !== undefined || written === undefined) continue;
    parts.push(
      replace(bare(written)).then((replaced) => {
        const reached = replaced === undefined ? nothing : `url(${JSON.stringify(replaced)})`;
        return `${atImport ?? ''}${reached}`;
      }),
    );
  }
  parts.push(css.slice(last));
  return (await Promise.all(parts)).join('');
}
