import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';

/** Modules of the page that an address shows, besides the entry: regular expressions over module ids. */
export type Wanted = readonly RegExp[];

function closure(graph: ModuleGraph, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(graph[file]?.imports ?? []));
  }
  return found;
}

/**
 * The built files that a browser must have before an address shows its content: the entry, the lazy
 * files that hold the wanted modules, and all that these import.
 * @throws Error when no lazy file holds a wanted module.
 */
export function loadedFiles(graph: ModuleGraph, wanted: Wanted): string[] {
  const entries = Object.entries(graph);
  const page = entries.filter(([, chunk]) => chunk.entry === 'page').map(([file]) => file);
  const lazy = wanted.map((pattern) => {
    const holder = entries.find(
      ([, chunk]) => chunk.entry === 'lazy' && chunk.modules.some((module) => pattern.test(module)),
    );
    if (!holder) throw new Error(`no lazy file holds ${pattern}`);
    return holder[0];
  });
  return [...closure(graph, [...page, ...lazy])].toSorted();
}

/** The modules of some files that match, without repetition. */
export function modulesIn(graph: ModuleGraph, files: readonly string[], pattern: RegExp): string[] {
  const modules = files.flatMap((file) => graph[file]?.modules ?? []);
  return [...new Set(modules.filter((module) => pattern.test(module)))].toSorted();
}
