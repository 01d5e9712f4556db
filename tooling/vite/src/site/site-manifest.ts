import type { Plugin } from 'vite';
import type { PageWords, WordsByLanguage } from '#page/page-words.ts';

/** Pages name the one of their language: the service and the edition put it in the place of the usual one. */
function fileName(language: string): string {
  return `site.${language}.webmanifest`;
}

/** The ground of the light theme: what stands while the site starts from a home screen. */
const ground = '#fbf8f3';

/** A window of its own, since each page has a way up and a reader wants the room. */
function manifest(language: string, { frame: { brand, siteDescription } }: PageWords): string {
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    description: siteDescription,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['books', 'entertainment'],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: '/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  });
}

/**
 * Makes an edition one that can be put on a home screen, with the icons of its `public` folder, and
 * says so in its page: one site, in each language that it speaks.
 */
export function siteManifest(words: WordsByLanguage): Plugin {
  const [usual = ''] = Object.keys(words);
  return {
    name: 'hanji:site-manifest',
    apply: 'build',
    generateBundle() {
      for (const [language, own] of Object.entries(words)) {
        const source = manifest(language, own);
        this.emitFile({ type: 'asset', fileName: fileName(language), source });
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName(usual)}` }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        injectTo: 'head',
      },
    ],
  };
}
