import path from 'node:path';
import { build, type Plugin } from 'vite';

/** What the service imports of a built edition: `planPage`, which says what an address leads to. */
export const sitePagesFile = '.vite/service/pages.js';

/**
 * Builds an edition a second time, for Node, from `src/service.ts`: the service answers an address
 * by the very list that the edition routes by, and draws its first screen with the same components.
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
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            ssr: true,
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              input: path.join(root, 'src/service.ts'),
              output: {
                entryFileNames: sitePagesFile,
                chunkFileNames: '.vite/service/[name]-[hash].js',
              },
            },
          },
        });
      },
    },
  };
}
