import process from 'node:process';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { clientCalls } from '#client/client-calls.ts';
import { clientPages } from '#client/client-pages.ts';
import { fewRoutes } from '#client/few-routes.ts';
import { jsencryptParts } from '#client/jsencrypt-parts.ts';
import { keptPage, type KeptChapters } from '#page/kept-page.ts';
import { keptTheme } from '#page/kept-theme.ts';
import { lateStart } from '#page/late-start.ts';
import { leftOut } from '#client/left-out.ts';
import { moduleGraph } from '#chunks/module-graph.ts';
import { oldBrowser } from '#page/old-browser.ts';
import { oneLanguage } from '#client/one-language.ts';
import { pageChunks } from '#chunks/page-chunks.ts';
import type { WordsByLanguage } from '#page/page-words.ts';
import { precompress } from '#precompress.ts';
import { siteManifest } from '#site/site-manifest.ts';
import { sitePages } from '#site/site-pages.ts';
import { siteWords } from '#site/site-words.ts';
import { siteWorker } from '#site/site-worker.ts';
import { smallChunks, smallMinify } from '#chunks/small-build.ts';
import { startFailure } from '#page/start-failure.ts';
import { webFonts } from '#web-fonts.ts';

type EditionBuild = {
  /** Port of the development server; the service itself hosts the built edition. */
  devPort: number;
  /** What the page itself says: its name, and what keeps the edition from starting. */
  words: WordsByLanguage;
  /** Where the browser keeps the theme that a reader chose. */
  themeKey: string;
  /** Where it keeps places and settings of chapters; left out where there are none to read. */
  keptChapters?: readonly KeptChapters[];
  /** The file of the site's service worker; left out where there is none. */
  worker?: string;
  /** What few pages need is not worth files of their own: all of it comes in one with the notice. */
  small?: boolean;
};

/**
 * How an edition is built: `dist/` with hashed assets, a manifest, precompressed files and
 * `.vite/modules.json`. The page's own scripts are the same for every address, so that a strict
 * script-src allows them by their digests.
 */
export function editionConfig(edition: EditionBuild): UserConfig {
  return {
    plugins: [
      react(),
      leftOut(),
      jsencryptParts(),
      clientCalls(),
      clientPages(),
      edition.small === true && oneLanguage(),
      edition.small === true && fewRoutes(),
      webFonts(),
      siteWords(edition.words),
      // Nobody is to put an edition on their home screen that says good-bye.
      edition.small !== true && siteManifest(edition.words),
      keptTheme(edition.themeKey),
      edition.keptChapters && keptPage(edition.keptChapters),
      oldBrowser(edition.words),
      moduleGraph(),
      startFailure(edition.words),
      lateStart(),
      sitePages(),
      edition.worker !== undefined && siteWorker(edition.worker),
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
      ...(edition.small === true && smallMinify),
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { codeSplitting: edition.small === true ? smallChunks : pageChunks() },
      },
    },
    server: {
      port: edition.devPort,
      strictPort: true,
      proxy: { '/api': `http://localhost:${process.env['HANJI_PORT_SERVER'] ?? '4100'}` },
    },
  };
}
