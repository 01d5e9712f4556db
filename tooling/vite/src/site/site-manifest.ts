import type { Plugin } from 'vite';
import { usualWords, type WordsByLanguage } from '#page/page-words.ts';

const fileName = 'site.webmanifest';

/** The ground of the light theme: what stands while the site starts from a home screen. */
const ground = '#fbf8f3';

/**
 * Makes an edition one that can be put on a home screen, with the icons of its `public` folder, and
 * says so in its page. A window of its own, since each page has a way up and a reader wants the room.
 */
export function siteManifest(words: WordsByLanguage): Plugin {
  const { brand, siteDescription } = usualWords(words).frame;
  const manifest = {
    id: '/',
    name: brand,
    short_name: brand,
    description: siteDescription,
    lang: Object.keys(words)[0],
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
  };
  return {
    name: 'hanji:site-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
        injectTo: 'head',
      },
    ],
  };
}
