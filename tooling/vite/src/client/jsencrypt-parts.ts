import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(
  new URL(
    '../../../../packages/features/account/src/endpoints/encryption/in-jsencrypt/',
    import.meta.url,
  ),
);

/**
 * Puts what every browser has, or the client has already, in the place of jsencrypt's own: integers,
 * random numbers and SHA-256, which are two thirds of it.
 */
export function jsencryptParts(): Plugin {
  return {
    name: 'hanji:jsencrypt-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer?.replaceAll('\\', '/').includes('/node_modules/jsencrypt/lib/') !== true) {
        return null;
      }
      const part = /(?:^|\/)(?<name>jsbn|rng|sha256)$/.exec(source)?.groups?.['name'];
      return part === undefined ? null : path.join(folder, `${part}.ts`);
    },
  };
}
