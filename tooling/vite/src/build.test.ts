import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { runInNewContext } from 'node:vm';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { editionConfig } from './edition.ts';
import type { ModuleGraph } from './chunks/module-graph.ts';
import { sitePagesFile } from './site/site-pages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hanji-vite-'));
const app = path.join(root, 'apps/sample');
function built(name: string): string {
  return path.join(app, 'dist', name);
}
function graph(): ModuleGraph {
  return JSON.parse(readFileSync(built('.vite/modules.json'), 'utf8')) as ModuleGraph;
}
const files: Record<string, string> = {
  'pnpm-workspace.yaml': '',
  'apps/sample/index.html':
    '<!doctype html><html lang="en"><meta name="description" content="%siteDescription%"><title>%brand%</title><body><div id="root"></div><script type="module" src="/src/main.ts"></script></body>',
  'apps/sample/src/main.ts':
    'import { word } from "../../../packages/words/word.ts"\nimport("./later.ts").then((m) => m.later(word + m.kept))' +
    '\nconsole.log(import.meta.env["HANJI_IP_LOOKUP"], import.meta.env["HANJI_REQUEST_SECRET"] || "usual")',
  'apps/sample/src/service.ts':
    'import { word } from "../../../packages/pages/pages.ts"; export const planPage = () => word',
  'packages/pages/pages.ts': 'export const word = "planned"',
  'apps/sample/src/library.ts':
    'import store from "localforage"; import zip from "jszip/dist/jszip"; import { DOMParser } from "@xmldom/xmldom";' +
    'export const kept = typeof store + typeof zip + typeof DOMParser',
  'node_modules/localforage/package.json': '{ "main": "dist/localforage.js" }',
  'node_modules/localforage/dist/localforage.js': 'module.exports = "a store for books offline"',
  'node_modules/jszip/package.json': '{ "main": "lib/index.js" }',
  'node_modules/jszip/dist/jszip.js': 'module.exports = "an unpacker of its own"',
  'node_modules/@xmldom/xmldom/package.json': '{ "main": "lib/index.js" }',
  'node_modules/@xmldom/xmldom/lib/index.js': 'exports.DOMParser = "a parser of its own"',
  'node_modules/@fontsource/sans/400.css':
    "@font-face { font-family: Sans; src: url(./files/sans.woff2) format('woff2'), url(./files/sans.woff) format('woff') }",
  'node_modules/@fontsource/sans/files/sans.woff2': 'w'.repeat(5000),
  'node_modules/@fontsource/sans/files/sans.woff': 'w'.repeat(5000),
  'apps/sample/src/faces.ts':
    'import rules from "@fontsource/sans/400.css?inline"; export const faces = rules;',
  'apps/sample/src/later.ts': `export { kept } from "./library.ts"; import { faces } from "./faces.ts"; export const later = (text: string) => document.body.append(text + faces + "${'long '.repeat(400)}")`,
  'apps/sample/public/robots.txt': 'User-agent: *\n'.repeat(200),
  'packages/worker.ts':
    'import { word } from "./worker-word.ts"; (globalThis as { heard?: string }).heard = word;',
  'packages/worker-word.ts': 'export const word = "worker"',
  'packages/words/word.ts': 'export const word = document.title',
};

const english = {
  frame: { brand: 'Sample', siteDescription: 'Read & "more"' },
  errors: {
    browserTitle: 'Too old',
    browserText: 'Take "another" one',
    unreachableTitle: 'No page',
    slowText: 'a < b',
    reload: 'Again',
  },
};
const french = {
  ...english,
  errors: { ...english.errors, browserTitle: 'Trop vieux', reload: 'Encore' },
};
const words = { 'en-US': english, 'fr-FR': french };

beforeAll(async () => {
  vi.stubEnv('HANJI_IP_LOOKUP', 'https://ip.example/mine');
  vi.stubEnv('HANJI_REQUEST_SECRET', undefined);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const config = editionConfig({
    devPort: 5999,
    words,
    themeKey: 'sample.theme',
    worker: path.join(root, 'packages/worker.ts'),
  });
  await build({ ...config, root: app, configFile: false, logLevel: 'error' });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('says which module is in which file, relative to the workspace', () => {
  const chunks = Object.values(graph());
  const page = chunks.find((chunk) => chunk.entry === 'page');
  const lazy = chunks.find((chunk) => chunk.entry === 'lazy');
  expect(page?.modules).toContain('packages/words/word.ts');
  expect(page?.modules).toContain('apps/sample/src/main.ts');
  expect(lazy?.modules).toContain('apps/sample/src/later.ts');
  expect(lazy?.modules).not.toContain('apps/sample/src/main.ts');
});

it('puts compressed twins beside what is large enough, with the same content', () => {
  const [lazy] = Object.entries(graph()).find(([, chunk]) => chunk.entry === 'lazy') ?? [];
  for (const name of [lazy ?? '', 'robots.txt']) {
    const plain = readFileSync(built(name));
    expect(brotliDecompressSync(readFileSync(built(`${name}.br`)))).toEqual(plain);
    expect(gunzipSync(readFileSync(built(`${name}.gz`)))).toEqual(plain);
  }
  expect(existsSync(built('old-browser.js.br'))).toBe(false);
  expect(existsSync(built('.vite/modules.json.br'))).toBe(false);
});

it('builds a page whose own scripts are few and the same for every address, with a manifest', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script(?<attributes>[^>]*)>(?<body>[^<]*)<\/script>/g)];
  const fetched = scripts.flatMap(({ groups }) =>
    groups?.['attributes']?.includes('src=') ? [groups['attributes'].replace(/.* src=/, '')] : [],
  );
  expect(fetched).toEqual(['"/old-browser.js"']);
  expect(scripts).toHaveLength(4);
  // The service leaves it out of the page of a first visit.
  const kept = scripts.filter(({ groups }) => groups?.['attributes'] === ' data-kept');
  expect(kept.map(({ groups }) => groups?.['body'])).toEqual([
    expect.stringContaining('localStorage.getItem("sample.theme")'),
  ]);
  expect(existsSync(built('.vite/manifest.json'))).toBe(true);
});

it('can be put on a home screen in each of its languages, its page in the usual one', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/site.en-US.webmanifest">');
  for (const [lang, { frame }] of Object.entries(words)) {
    const manifest: unknown = JSON.parse(readFileSync(built(`site.${lang}.webmanifest`), 'utf8'));
    expect(manifest).toMatchObject({
      id: '/',
      name: frame.brand,
      short_name: frame.brand,
      description: frame.siteDescription,
      lang,
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  }
});

it('leaves every file of the edition out of the page, for its last script to fetch', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  const entry = Object.entries(graph()).find(([, chunk]) => chunk.entry === 'page')?.[0] ?? '';
  expect(page).not.toMatch(/<script type="module"|<link rel="modulepreload"/);
  expect(page).toContain(`entry="/${entry}"`);
  expect(page.indexOf(entry)).toBeGreaterThan(page.indexOf('<div id="root">'));
  expect(page.indexOf('<script data-coming>document.documentElement.setAttribute')).toBeGreaterThan(
    0,
  );
  expect(page.indexOf('setAttribute("data-coming"')).toBeLessThan(page.indexOf('<title>'));
});

it('builds the pages once more for the service, for Node', async () => {
  const file = built(sitePagesFile);
  const { planPage } = (await import(/* @vite-ignore */ file)) as { planPage: () => string };
  expect(planPage()).toBe('planned');
  expect(Object.values(graph()).flatMap(({ modules }) => modules)).not.toContain(
    'packages/pages/pages.ts',
  );
});

it('builds the worker as one script of its own, which browsers find where it was', () => {
  const script = readFileSync(built('worker.js'), 'utf8');
  const scope: { heard?: string } = {};
  runInNewContext(script, { globalThis: scope });
  expect(script).not.toMatch(/\bimport\b|\bexport\b/);
  expect(script).toContain('worker');
  expect(readFileSync(built('index.html'), 'utf8')).toContain('<title>Sample</title>');
});

it('has words of its own in the page for when nothing arrives', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  expect(page).toMatch(
    /<template data-start-failure lang="en-US">.*<h1>No page<\/h1><p>a &lt; b<\/p>.*Again.*<template data-start-failure lang="fr-FR">.*Encore/s,
  );
});

it('builds with the addresses and words that an operator has set', () => {
  const [page] = Object.entries(graph()).find(([, chunk]) => chunk.entry === 'page') ?? [];
  const script = readFileSync(built(page ?? ''), 'utf8');
  expect(script).toContain('https://ip.example/mine');
  expect(script).toContain('usual');
});

it('leaves out what a library imports and nobody reaches', () => {
  const [later = ''] = Object.entries(graph()).find(([, { entry }]) => entry === 'lazy') ?? [];
  expect(readFileSync(built(later), 'utf8')).toContain('undefined');
  expect(readFileSync(built(later), 'utf8')).not.toMatch(/a store for books offline|of its own/);
});

it('serves typefaces as WOFF2 alone, under addresses of its own', () => {
  const fonts = readdirSync(built('assets')).filter((name) => /\.woff2?$/.test(name));
  expect(fonts).toHaveLength(1);
  const scripts = Object.keys(graph()).map((name) => readFileSync(built(name), 'utf8'));
  expect(fonts[0]).toMatch(/^sans-.*\.woff2$/);
  expect(scripts.some((script) => script.includes(`/assets/${fonts[0]}`))).toBe(true);
});

it('says why a build failed', async () => {
  writeFileSync(path.join(app, 'src/later.ts'), "import './missing.ts';");
  const config = editionConfig({
    devPort: 5999,
    words,
    themeKey: 'sample.theme',
  });
  const attempt = build({ ...config, root: app, configFile: false, logLevel: 'silent' });
  await expect(attempt).rejects.toThrow(/missing\.ts/);
});

it('[B2-002] tells a browser that knows no modules that it is too old, and only such a one', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  expect(page).toMatch(/<script nomodule[^>]* src="\/old-browser.js"><\/script>/);
  const script = readFileSync(built('old-browser.js'), 'utf8');
  const shown = (lang: string) => {
    const elements = { h1: { innerText: '' }, p: { innerText: '' } };
    const getElementsByTagName = (name: 'h1' | 'p') => [elements[name]];
    const document = { documentElement: { lang }, body: {}, title: '', getElementsByTagName };
    runInNewContext(script, { document });
    return [document.title, elements.h1.innerText, elements.p.innerText];
  };
  const text = 'Take "another" one';
  expect(shown('en-US')).toEqual(['Too old', 'Too old', text]);
  expect(shown('fr-FR')).toEqual(['Trop vieux', 'Trop vieux', text]);
  expect(shown('vi-VN')).toEqual(['Too old', 'Too old', text]);
  expect(script).not.toMatch(/=>|`|\b(?:const|let)\b/);
});

it('says in its head what it is called and what it is', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  expect(page).toContain('<title>Sample</title>');
  expect(page).toContain('<meta name="description" content="Read &amp; &quot;more&quot;">');
});

it('has the theme that was chosen on the page before its styles', () => {
  const page = readFileSync(built('index.html'), 'utf8');
  const own = page.indexOf('localStorage.getItem("sample.theme")');
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(page.indexOf('<title>'));
});
