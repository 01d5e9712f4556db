import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleGraph, type ModuleGraph } from './module-graph.ts';
import { pageChunks } from './page-chunks.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hanji-chunks-'));

/** Every module writes its name, so that none is left out as empty. */
function source(name: string, ...lines: string[]): string {
  return [...lines, `document.title += ${JSON.stringify(name)};`].join('\n');
}

const files: Record<string, string> = {
  'index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': source(
    'main',
    'import "react"; import "./frame.ts"; import "./slots.ts";',
    'import("./HomePage.tsx"); import("./SearchPage.tsx"); import("./dialog.ts"); import("./toast.ts"); import("./features/account/SignInPage.tsx"); import("./features/account/SignUpPage.tsx"); import("./features/reading/TitlePage.tsx"); import("./features/reading/ListPage.tsx"); import("./features/reading/ChapterPage.tsx");',
  ),
  'src/slots.ts': source('slots', 'import("./features/wallet/shop.ts");'),
  'src/features/wallet/shop.ts': source(
    'shop',
    'import "../../price.ts"; import "../../sheet.ts"; import "./coins.ts";',
  ),
  'src/features/wallet/coins.ts': source('coins'),
  'src/price.ts': source('price'),
  'src/sheet.ts': source('sheet'),
  'src/frame.ts': source('frame', 'import "./words.ts";'),
  'src/words.ts': source('words'),
  'src/HomePage.tsx': source(
    'HomePage',
    'import "react"; import "./words.ts"; import "./card.ts"; import "./banner.ts"; import "swiper"; import "shared";',
  ),
  'src/SearchPage.tsx': source(
    'SearchPage',
    'import "./card.ts"; import "shared"; import "./own.ts";',
  ),
  'src/features/account/SignInPage.tsx': source(
    'SignInPage',
    'import "./form.ts"; import "../../card.ts"; import "../../slider.ts";',
  ),
  'src/features/account/SignUpPage.tsx': source(
    'SignUpPage',
    'import "./form.ts"; import "../../steps.ts"; import "../../slider.ts";',
  ),
  'src/features/account/form.ts': source('form', 'import "forms"; import "../../gate.ts";'),
  'src/features/reading/TitlePage.tsx': source(
    'TitlePage',
    'import "./rows.ts"; import "./bars.ts"; import "../../price.ts"; import("./viewer.ts");',
  ),
  'src/features/reading/ListPage.tsx': source(
    'ListPage',
    'import "./rows.ts"; import "./position.ts"; import "./offer.ts";',
  ),
  'src/features/reading/ChapterPage.tsx': source(
    'ChapterPage',
    'import "./position.ts"; import "../../gate.ts"; import("./cost.ts"); import("./OpenedComic.tsx"); import("./OpenedNovel.tsx");',
  ),
  'src/features/reading/OpenedComic.tsx': source(
    'OpenedComic',
    'import "../../slider.ts"; import "../../strip.ts"; import("../../panels.ts");',
  ),
  'src/features/reading/OpenedNovel.tsx': source('OpenedNovel', 'import "../../keys.ts";'),
  'src/strip.ts': source('strip', 'import "./keys.ts"; import "./zoom.ts";'),
  'src/panels.ts': source('panels', 'import "./strip.ts";'),
  'src/keys.ts': source('keys', 'import "./ui-kit/tip.ts";'),
  'src/zoom.ts': source('zoom'),
  'src/ui-kit/tip.ts': source('tip'),
  'src/slider.ts': source('slider'),
  'src/features/reading/cost.ts': source('cost', 'import "./offer.ts";'),
  'src/features/reading/offer.ts': source('offer'),
  'src/features/reading/position.ts': source('position'),
  'src/features/reading/rows.ts': source(
    'rows',
    'import "../../gate.ts"; import "../../steps.ts";',
  ),
  'src/features/reading/viewer.ts': source(
    'viewer',
    'import "./bars.ts"; import "../../sheet.ts";',
  ),
  'src/features/reading/bars.ts': source('bars'),
  'src/gate.ts': source('gate'),
  'src/steps.ts': source('steps'),
  'src/own.ts': source('own'),
  'src/card.ts': source('card', 'import "./badge.ts";'),
  'src/badge.ts': source('badge'),
  'src/banner.ts': source('banner'),
  'src/dialog.ts': source('dialog', 'import "./banner.ts"; import "./field.ts";'),
  'src/toast.ts': source('toast', 'import "./field.ts";'),
  'src/field.ts': source('field'),
  'node_modules/react/index.js': source('react', 'import "scheduler";'),
  'node_modules/scheduler/index.js': source('scheduler'),
  'node_modules/swiper/index.js': source('swiper'),
  'node_modules/forms/index.js': source('forms'),
  'node_modules/shared/index.js': source('shared'),
};

/** The built files, each by the names of the modules in it. */
let chunks: readonly (readonly string[])[] = [];
let names: readonly string[] = [];

beforeAll(async () => {
  for (const [name, text] of Object.entries({ ...files, 'pnpm-workspace.yaml': '' })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [moduleGraph()],
    build: {
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: pageChunks() } },
    },
  });
  const text = readFileSync(path.join(root, 'dist/.vite/modules.json'), 'utf8');
  const graph = JSON.parse(text) as ModuleGraph;
  names = Object.keys(graph);
  chunks = Object.values(graph).map(({ modules }) =>
    modules.map((id) => path.basename(path.basename(id) === 'index.js' ? path.dirname(id) : id)),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

function withModule(name: string): readonly string[] {
  return chunks.find((modules) => modules.includes(name)) ?? [];
}

it('puts the libraries that everything begins with in one file', () => {
  expect(withModule('react')).toEqual(['react', 'scheduler']);
  expect(names.filter((name) => name.includes('framework'))).toHaveLength(1);
});

it('puts what all pages begin with, and what Home shares with anything, in one file', () => {
  expect(withModule('frame.ts').toSorted()).toEqual([
    'badge.ts',
    'banner.ts',
    'card.ts',
    'frame.ts',
    'index.html',
    'main.ts',
    'slots.ts',
    'words.ts',
  ]);
});

it('brings a page in one file with what it alone needs, libraries too', () => {
  expect(withModule('HomePage.tsx').toSorted()).toEqual(['HomePage.tsx', 'swiper']);
  expect(withModule('SearchPage.tsx').toSorted()).toEqual(['SearchPage.tsx', 'own.ts']);
});

it('leaves what only late parts share, and libraries of some pages, to themselves', () => {
  expect(withModule('field.ts')).toEqual(['field.ts']);
  expect(withModule('shared')).toEqual(['shared']);
  expect(withModule('dialog.ts')).toEqual(['dialog.ts']);
});

it('puts what the pages of one feature share in a file of its own, with its libraries', () => {
  expect(withModule('form.ts').toSorted()).toEqual(['form.ts', 'forms']);
  expect(withModule('SignInPage.tsx')).toEqual(['SignInPage.tsx']);
});

it('keeps out of what every page begins with what Home does not need, whichever pages share it', () => {
  expect(withModule('rows.ts').toSorted()).toEqual(['price.ts', 'rows.ts']);
  expect(names.filter((name) => /reading-(?!viewer)/.test(name))).toHaveLength(1);
  expect(withModule('steps.ts')).toEqual(['steps.ts']);
  expect(names.filter((name) => /common-(?!viewer)/.test(name))).toHaveLength(1);
});

it('lets the viewer wait for nothing that only other pages share, nor for what its own parts need', () => {
  expect(withModule('position.ts')).toEqual(['position.ts']);
  expect(names.filter((name) => name.includes('reading-viewer'))).toHaveLength(1);
  expect(withModule('gate.ts')).toEqual(['gate.ts']);
  expect(names.filter((name) => name.includes('common-viewer'))).toHaveLength(1);
  expect(withModule('offer.ts')).toEqual(['offer.ts']);
});

it('puts what viewers share in a file for those that need it, and what they need of the kit apart', () => {
  expect(withModule('strip.ts').toSorted()).toEqual(['strip.ts', 'zoom.ts']);
  expect(withModule('keys.ts')).toEqual(['keys.ts']);
  expect(withModule('tip.ts')).toEqual(['tip.ts']);
});

it('brings what a page shares with its own late part along with the page', () => {
  expect(withModule('bars.ts').toSorted()).toEqual(['TitlePage.tsx', 'bars.ts']);
  expect(withModule('viewer.ts')).toEqual(['viewer.ts']);
});

it('leaves what a page shares with another feature’s part in a slot to the page’s own feature', () => {
  expect(withModule('price.ts').toSorted()).toEqual(['price.ts', 'rows.ts']);
  expect(withModule('shop.ts').toSorted()).toEqual(['coins.ts', 'shop.ts']);
});

it('loads with no page what only a part of it shares with a slot', () => {
  expect(withModule('sheet.ts')).toEqual(['sheet.ts']);
});

it('lets a viewer wait for nothing that pages share besides what it shares with them', () => {
  expect(withModule('slider.ts')).toEqual(['slider.ts']);
  expect(names.some((name) => name.includes('with-comic'))).toBe(true);
});
