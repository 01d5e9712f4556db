import type { BuiltChunk, ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';
import { expect, it } from 'vitest';
import { loadedFiles, modulesIn } from './loaded-files.ts';

function chunk(entry: BuiltChunk['entry'], imports: string[], modules: string[]): BuiltChunk {
  return {
    entry,
    imports,
    dynamicImports: [],
    modules,
  };
}
const graph: ModuleGraph = {
  'main.js': chunk('page', ['react.js'], ['apps/ko/src/main.ts']),
  'react.js': chunk('shared', [], ['node_modules/react/index.js']),
  'home.js': chunk('lazy', ['kit.js', 'react.js'], ['packages/reading/HomePage.tsx']),
  'kit.js': chunk('shared', ['main.js'], ['packages/ui-kit/src/Card.tsx']),
  'viewer.js': chunk('lazy', ['kit.js'], ['packages/viewer/Viewer.tsx']),
};

it('takes the entry, the wanted page and all that they import, once', () => {
  expect(loadedFiles(graph, [/HomePage/])).toEqual(['home.js', 'kit.js', 'main.js', 'react.js']);
  expect(loadedFiles(graph, [])).toEqual(['main.js', 'react.js']);
});

it('says which page it does not find', () => {
  expect(() => loadedFiles(graph, [/Nowhere/])).toThrow(new Error('no lazy file holds /Nowhere/'));
});

it('names the modules that match', () => {
  expect(modulesIn(graph, ['kit.js', 'home.js'], /ui-kit/)).toEqual([
    'packages/ui-kit/src/Card.tsx',
  ]);
});
