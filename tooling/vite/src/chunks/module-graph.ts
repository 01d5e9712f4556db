import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** One built file: what loads it, what it loads, and the modules in it. */
export type BuiltChunk = {
  entry: 'page' | 'lazy' | 'shared';
  imports: string[];
  dynamicImports: string[];
  /** Module ids relative to the workspace root, with forward slashes. */
  modules: string[];
};

/** `.vite/modules.json`: built file name to what is in it. */
export type ModuleGraph = Record<string, BuiltChunk>;

function workspaceRoot(from: string): string {
  const parent = path.dirname(from);
  if (existsSync(path.join(from, 'pnpm-workspace.yaml')) || parent === from) return from;
  return workspaceRoot(parent);
}

function isFile(id: string): boolean {
  return path.isAbsolute(id);
}

/** Writes which modules each built file holds, so that a test can say what an edition contains. */
export function moduleGraph(): Plugin {
  let root = '';
  const relative = (id: string): string => path.relative(root, id).split(path.sep).join('/');
  return {
    name: 'hanji:module-graph',
    apply: 'build',
    configResolved(config) {
      root = workspaceRoot(config.root);
    },
    // After Vite has left out what is empty.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const graph: ModuleGraph = {};
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          graph[chunk.fileName] = {
            entry: chunk.isEntry ? 'page' : chunk.isDynamicEntry ? 'lazy' : 'shared',
            imports: chunk.imports,
            dynamicImports: chunk.dynamicImports,
            modules: chunk.moduleIds.filter(isFile).map(relative).toSorted(),
          };
        }
        const source = JSON.stringify(graph, null, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
      },
    },
  };
}
