import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenInShutdown } from './shutdown-build.ts';
import { WorkspaceCopy } from './workspace-copy.ts';
import { workspaceRoot } from './workspace-root.ts';

const app = 'apps/vi-refund';
const entry = `${app}/src/main.ts`;
const house = new WorkspaceCopy();
beforeAll(() => house.build());
afterAll(() => house.remove());

function graphOf(root: string): ModuleGraph {
  const file = path.join(root, app, 'dist/.vite/modules.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ModuleGraph;
}

function buildWith(files: readonly string[]): Promise<ModuleGraph> {
  const source = readFileSync(path.join(workspaceRoot, entry), 'utf8');
  const lines = files.map((file) => `void import('../../../${file}').then(console.log);`);
  return house.withPlant({ files: { [entry]: [source, ...lines, ''].join('\n') } }, async () => {
    const root = path.join(house.folder, app);
    await build({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'error' });
    return graphOf(house.folder);
  });
}

it('ships no module of the viewer, of its libraries or of a feature but its own', () => {
  const graph = graphOf(workspaceRoot);
  const modules = Object.values(graph).flatMap((chunk) => chunk.modules);
  expect(modules).toContain(entry);
  expect(modules.some((module) => module.startsWith('packages/features/refund/'))).toBe(true);
  expect(forbiddenInShutdown(graph)).toEqual([]);
});

// Planted at once: a build takes longer than all that is looked for in it.
describe('a build with what it must not contain', () => {
  const planted = [
    ['the viewer', 'packages/viewer/src/comic/react/ComicViewer.tsx', 'packages/viewer/src/comic'],
    ['epubjs', 'packages/viewer/node_modules/epubjs/src/index.js', 'node_modules/epubjs/'],
    ['swiper', 'packages/viewer/node_modules/swiper/swiper.mjs', 'node_modules/swiper/'],
    ['comments', 'packages/features/community/src/paths/comment-paths.ts', 'features/community/'],
    ['help', 'packages/features/help/src/paths/help-paths.ts', 'features/help/'],
  ] as const;
  let found = '';
  beforeAll(async () => {
    found = forbiddenInShutdown(await buildWith(planted.map(([, file]) => file))).join('\n');
  });

  it.each(planted)('is refused for %s', (_name, _file, module) => {
    expect(found).toContain(module);
  });
});
