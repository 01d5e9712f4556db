import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** One face in one weight, in as many files as the registry cuts it into. */
export type Face = {
  readonly key: string;
  /** The registered family that has a character, or undefined. */
  familyOf(code: number): string | undefined;
};

type Part = {
  readonly ranges: readonly (readonly [number, number])[];
  readonly file: string;
  readonly family: string;
  registered: boolean;
};

const require = createRequire(import.meta.url);
const opened = new Map<string, Face>();

function rangesOf(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [from = '0', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** Opens a face of a Fontsource package; its files are registered when a character first needs them. */
export function openFace(name: string, weight: number): Face {
  const key = `${name}-${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
  const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const parts = Object.entries(unicode).map(([subset, ranges]): Part => {
    const id = subset.replaceAll(/[[\]]/g, '');
    return {
      ranges: rangesOf(ranges),
      file: join(folder, 'files', `${name}-${id}-${weight}-normal.woff2`),
      family: `${key}-${id}`,
      registered: false,
    };
  });
  const families = new Map<number, string | undefined>();
  const find = (code: number): string | undefined => {
    const found = parts.find((p) => p.ranges.some(([from, to]) => code >= from && code <= to));
    if (found === undefined) return undefined;
    if (!found.registered) {
      if (GlobalFonts.registerFromPath(found.file, found.family) === null)
        throw new Error(`Cannot read the font ${found.file}`);
      found.registered = true;
    }
    return found.family;
  };
  const face: Face = {
    key,
    familyOf: (code) => {
      if (!families.has(code)) families.set(code, find(code));
      return families.get(code);
    },
  };
  opened.set(key, face);
  return face;
}
