import path from 'node:path';
import { build, type Plugin } from 'vite';

/** What the service imports of a built edition: `planPage`, which says what an address leads to. */
export const sitePagesFile = '.vite/pages.js';

/**
 * Builds `src/pages.ts` a second time, for Node: the edition's pages as data, without what draws
 * them, so that the service answers an address by the very list that the edition routes by.
 */
export function sitePages(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'hanji:site-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          ssr: { noExternal: true },
          build: {
            ssr: true,
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              input: path.join(root, 'src/pages.ts'),
              output: { entryFileNames: sitePagesFile, codeSplitting: false },
            },
          },
        });
      },
    },
  };
}
