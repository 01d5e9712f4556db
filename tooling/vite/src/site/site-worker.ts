import path from 'node:path';
import { build, type Plugin } from 'vite';

/** The name of the worker's file, beside the page: it reaches the whole site from there. */
const siteWorkerFile = 'worker.js';

/**
 * Builds the site's service worker as one small file without a digest in its name, since browsers
 * look at its address for a newer one. It shares nothing with the pages: an old worker may meet a
 * new page.
 */
export function siteWorker(entry: string): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'hanji:site-worker',
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
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: entry,
              output: { format: 'iife', entryFileNames: siteWorkerFile },
            },
          },
        });
      },
    },
  };
}
