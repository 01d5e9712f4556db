import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(
  new URL('../../../../packages/edition/src/language/one-language/', import.meta.url),
);
const replaced = new Set(['i18next', 'react-i18next']);

/** Puts what an edition of one language needs of i18next in its place. */
export function oneLanguage(): Plugin {
  return {
    name: 'hanji:one-language',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return replaced.has(source) ? path.join(folder, `${source}.ts`) : null;
    },
  };
}
