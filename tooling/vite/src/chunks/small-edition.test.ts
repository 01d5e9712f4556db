import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientCalls } from '#client/client-calls.ts';
import { clientPages } from '#client/client-pages.ts';
import { moduleGraph, type ModuleGraph } from './module-graph.ts';
import { smallChunks } from './small-build.ts';

const root = mkdtempSync(path.join(tmpdir(), 'hanji-small-'));

const files: Record<string, string> = {
  'index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `
    import 'react';
    import { calls } from '../packages/contract/src/calls/desk.ts';
    import { pages } from '../packages/features/desk/src/pages.ts';
    document.title = JSON.stringify([calls, pages]);
    import('./HomePage.ts'); import('./LoginPage.ts'); import('./phrases/vi-VN.ts');
    if (!crypto.subtle) import('./encrypt-oaep.ts');`,
  'src/HomePage.ts': 'document.title += "home";',
  'src/LoginPage.ts': 'document.title += "login";',
  'src/phrases/vi-VN.ts': 'document.title += "words";',
  'src/encrypt-oaep.ts': 'import "@noble/hashes"; document.title += "oaep";',
  'packages/contract/src/calls/call.ts':
    'export function call<S>(described: object & { shape?: S }) { return described; }',
  'packages/contract/src/calls/desk.ts': `
    import { call } from './call.ts';
    export const calls = { desk: call<{ response: null }>({
      method: 'GET', path: '/desk', summary: 'The desk, said at length', source: 'section 7',
      offered: 'everywhere', access: 'member', success: [200, 208], body: 'multipart',
      uploads: { picture: { kinds: ['png'], maxBytes: 3 } }, cookies: ['of the desk'], owner: 'deskId',
    }), shelf: call({ summary: 'alone' }) };`,
  'packages/features/desk/src/head.ts':
    'export const head = "a heading"; document.title += "loud";',
  'packages/features/desk/src/footer.ts': 'export const footer = "a footer";',
  'packages/features/desk/src/pages.ts': `
    import { head } from './head.ts';
    import { footer } from './footer.ts';
    const page = (name: string) => ({ footer, component: name, first: { head, first: 'inner' } });
    export const pages = { '/desk': { first: { head: () => head }, access: 'member' }, '/shelf': page('Shelf') };`,
  'node_modules/react/package.json': '{ "main": "index.js" }',
  'node_modules/react/index.js': 'document.title += "react";',
  'node_modules/@noble/hashes/package.json': '{ "main": "index.js" }',
  'node_modules/@noble/hashes/index.js': 'document.title += "noble";',
};

let graph: ModuleGraph;
let code: Readonly<Record<string, string>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries({ ...files, 'pnpm-workspace.yaml': '' })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [clientCalls(), clientPages(), moduleGraph()],
    build: { rolldownOptions: { output: { codeSplitting: smallChunks } } },
  });
  graph = JSON.parse(
    readFileSync(path.join(root, 'dist/.vite/modules.json'), 'utf8'),
  ) as ModuleGraph;
  const assets = path.join(root, 'dist/assets');
  code = Object.fromEntries(
    readdirSync(assets).map((name) => [
      name.replace(/-[\w-]{8}\.js$/, ''),
      readFileSync(path.join(assets, name), 'utf8'),
    ]),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

it('is one file, and what only insecure origins need another', () => {
  const holding = (module: string) =>
    Object.entries(graph).find(([, chunk]) => chunk.modules.includes(module))?.[0];
  const all = [
    'src/main.ts',
    'src/HomePage.ts',
    'src/LoginPage.ts',
    'src/phrases/vi-VN.ts',
    'node_modules/react/index.js',
  ].map(holding);
  expect(new Set(all).size).toBe(1);
  const apart = holding('src/encrypt-oaep.ts');
  expect(holding('node_modules/@noble/hashes/index.js')).toBe(apart);
  expect(apart).not.toBe(all[0]);
  expect(graph[all[0] ?? '']?.imports).not.toContain(apart);
});

it('has of calls what a client reads', () => {
  const all = Object.values(code).join('\n');
  for (const kept of ['/desk', 'GET', 'multipart', '208']) expect(all).toContain(kept);
  for (const gone of ['at length', 'section 7', 'everywhere', 'png', 'deskId', 'alone']) {
    expect(all).not.toContain(gone);
  }
});

it('has of pages what a client reads, and nothing that only their first screens need', () => {
  const all = Object.values(code).join('\n');
  for (const kept of ['member', 'Shelf', 'a footer']) expect(all).toContain(kept);
  for (const gone of ['a heading', 'loud', 'inner']) expect(all).not.toContain(gone);
});
