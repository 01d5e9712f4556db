import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Entries that a browser test can reach, by the package that a manifest must name for them. */
const entries: Record<string, string[]> = {
  '@reduxjs/toolkit': ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react'],
  'axe-core': ['axe-core'],
  epubjs: ['epubjs'],
  'mdast-util-from-markdown': ['mdast-util-from-markdown'],
  'fast-check': ['fast-check'],
  fflate: ['fflate'],
  i18next: ['i18next'],
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-i18next': ['react-i18next'],
  'react-redux': ['react-redux'],
  'react-router-dom': ['react-router-dom'],
  swiper: ['swiper', 'swiper/modules'],
  'vitest-browser-react': ['vitest-browser-react'],
};

/**
 * What Vite must bundle before the first test: a dependency found later reloads the page under a
 * running test. Reads the manifest of the package whose tests run.
 */
export function prebundled(folder = process.cwd()): string[] {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.keys(named).flatMap((name) => entries[name] ?? []);
}
