/** Replaces one address of a style sheet; undefined takes the reference out. */
export type ReplaceAddress = (address: string) => Promise<string | undefined>;

const nothing = 'url("data:,")';
// No two parts of these can take the same sign, so that a sheet costs as much as it is long.
const text = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'`;
const unquoted = String.raw`[^()"'\\]*(?:\\.[^()"'\\]*)*`;
const address = String.raw`url\((?:\s*(?:${text})\s*|${unquoted})\)`;
const reference = new RegExp(
  String.raw`(\/\*[\s\S]*?(?:\*\/|$))|(@import\s+)(${address}|${text})|(${address})`,
  'gi',
);

/**
 * Writes escaped letters plainly, so that `u\72l(` is seen for what it is; other escapes
 * stay as they are.
 */
function plainLetters(css: string): string {
  return css
    .replaceAll(/\\([0-9a-f]{1,6})[ \t\n\r\f]?/gi, (escape, code: string) => {
      const letter = String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
      return /[a-z]/i.test(letter) ? letter : escape;
    })
    .replaceAll(/\\([g-z])/gi, '$1');
}

/** The address inside `url("…")`, `url(…)` or a string. */
function bare(written: string): string {
  const inner = /^url\(/i.test(written) ? written.slice('url('.length, -1).trim() : written;
  return inner.replace(/^["']|["']$/g, '').replaceAll(/\\([^0-9a-f\n])/gi, '$1');
}

/**
 * Replaces every address of a style sheet, one by one. What escapes this reading of CSS is
 * left to the content policy, which lets nothing out.
 */
export async function replaceCssAddresses(
  written: string,
  replace: ReplaceAddress,
): Promise<string> {
  const css = plainLetters(written);
  const parts: Promise<string>[] = [];
  let last = 0;
  for (const found of css.matchAll(reference)) {
    const [whole, comment, atImport, imported, plain] = found;
    parts.push(Promise.resolve(css.slice(last, found.index)));
    last = found.index + whole.length;
    const reach = imported ?? plain;
    if (comment !== undefined || reach === undefined) continue;
    parts.push(
      replace(bare(reach)).then((replaced) => {
        const target = replaced === undefined ? nothing : `url(${JSON.stringify(replaced)})`;
        return `${atImport ?? ''}${target}`;
      }),
    );
  }
  parts.push(Promise.resolve(css.slice(last)));
  return (await Promise.all(parts)).join('');
}
