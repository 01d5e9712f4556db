import process from 'node:process';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { keptTheme } from '#kept-theme.ts';
import { lateStart } from '#late-start.ts';
import { moduleGraph } from '#module-graph.ts';
import { oldBrowser, type OldBrowserNotice } from '#old-browser.ts';
import { pageChunks } from '#page-chunks.ts';
import { precompress } from '#precompress.ts';
import { sitePages } from '#site-pages.ts';
import { siteWords, type SiteWords } from '#site-words.ts';
import { startFailure, type StartFailure } from '#start-failure.ts';

type EditionBuild = {
  /** Port of the development server; the service itself hosts the built edition. */
  devPort: number;
  /** Its name and description, for the page's head. */
  siteWords: SiteWords;
  /** Shown to browsers that are too old to start the edition. */
  oldBrowserNotice: OldBrowserNotice;
  /** Shown when the edition's code or words do not arrive. */
  startFailureWords: StartFailure;
  /** Where the browser keeps the theme that a reader chose. */
  themeKey: string;
};

/**
 * How an edition is built: `dist/` with hashed assets, a manifest, precompressed files and
 * `.vite/modules.json`. The page's own two scripts are the same for every address, so that a strict
 * script-src allows them by their digests.
 */
export function editionConfig(edition: EditionBuild): UserConfig {
  return {
    plugins: [
      react(),
      siteWords(edition.siteWords),
      keptTheme(edition.themeKey),
      oldBrowser(edition.oldBrowserNotice),
      moduleGraph(),
      startFailure(edition.startFailureWords),
      lateStart(),
      sitePages(),
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
      // One for all pages: a second one would be one more request before the first content.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          codeSplitting: pageChunks(),
        },
      },
    },
    server: {
      port: edition.devPort,
      strictPort: true,
      proxy: { '/api': `http://localhost:${process.env['HANJI_PORT_SERVER'] ?? '4100'}` },
    },
  };
}
