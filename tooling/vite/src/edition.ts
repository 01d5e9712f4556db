import process from 'node:process';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { keptTheme } from '#kept-theme.ts';
import { moduleGraph } from '#module-graph.ts';
import { oldBrowser, type OldBrowserNotice } from '#old-browser.ts';
import { precompress } from '#precompress.ts';

type EditionBuild = {
  /** Port of the development server; the service itself hosts the built edition. */
  devPort: number;
  /** Shown to browsers that are too old to start the edition. */
  oldBrowserNotice: OldBrowserNotice;
  /** Where the browser keeps the theme that a reader chose. */
  themeKey: string;
};

const framework = /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;
const store = /node_modules\/(?:@reduxjs|react-redux|redux|redux-thunk|immer|reselect)\//;

/**
 * How an edition is built: `dist/` with hashed assets, a manifest, precompressed files and
 * `.vite/modules.json`. The page carries no inline script, so a strict script-src holds.
 */
export function editionConfig({ devPort, oldBrowserNotice, themeKey }: EditionBuild): UserConfig {
  return {
    plugins: [
      react(),
      keptTheme(themeKey),
      oldBrowser(oldBrowserNotice),
      moduleGraph(),
      precompress(),
    ],
    // What a client must know before its first call; an operator who sets them builds with them.
    define: Object.fromEntries(
      ['HANJI_REQUEST_SECRET', 'HANJI_IP_LOOKUP'].map((name) => [
        `import.meta.env.${name}`,
        JSON.stringify(process.env[name] ?? ''),
      ]),
    ),
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // What changes only with a dependency keeps its name, and its place in caches.
          codeSplitting: {
            groups: [
              { name: 'framework', test: framework, priority: 2 },
              { name: 'store', test: store, priority: 1 },
              // What every page begins with comes in one file instead of twenty.
              { name: 'edition', tags: ['$initial'], priority: 0.5 },
            ],
          },
        },
      },
    },
    server: {
      port: devPort,
      strictPort: true,
      proxy: { '/api': `http://localhost:${process.env['HANJI_PORT_SERVER'] ?? '4100'}` },
    },
  };
}
