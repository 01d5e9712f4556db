import type { Plugin } from 'vite';

const older = /,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g;

/** Serves typefaces as WOFF2 alone, which every browser reads that starts an edition. */
export function webFonts(): Plugin {
  return {
    name: 'hanji:web-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]@fontsource[\\/].*\.css/ },
      handler: (css) => css.replaceAll(older, ''),
    },
  };
}
