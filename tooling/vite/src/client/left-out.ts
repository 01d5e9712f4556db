import type { Plugin } from 'vite';

/** Modules that libraries import and no edition reaches, with what stands in their place. */
const unreached: Readonly<Record<string, string>> = {
  // Of epubjs' store for books offline, which nothing turns on.
  'localforage/dist/localforage.js': 'export default undefined;',
  // Of its own unpacking, for which the viewer brings what unpacks by need and within limits.
  'jszip/dist/jszip.js': 'export default undefined;',
  // Of its reading of XML where a browser cannot, which none does that starts an edition.
  '@xmldom/xmldom/lib/index.js': 'export const DOMParser = undefined;',
  // Of chapters without an end, which the viewer joins by itself.
  'epubjs/src/managers/continuous/index.js': 'export default undefined;',
  // Of jsencrypt's reading and writing of keys in DER: ours come as numbers, and none is written.
  'jsencrypt/lib/JSEncryptRSAKey.js': "export { RSAKey as JSEncryptRSAKey } from './lib/jsbn/rsa';",
};

/** Leaves out of a build what its libraries would bring for nothing. */
export function leftOut(): Plugin {
  return {
    name: 'hanji:left-out',
    apply: 'build',
    enforce: 'pre',
    /** What its package hands out to every bundler warns about mistakes that no reader can mend. */
    async resolveId(source, importer, options) {
      if (!/^react-router(?:$|\/)/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const id = found?.id.replace(
        /([\\/]react-router[\\/]dist[\\/])development(?=[\\/])/,
        '$1production',
      );
      return id === undefined ? null : { ...found, id };
    },
    load(id) {
      const file = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? id;
      return unreached[file] ?? null;
    },
  };
}
