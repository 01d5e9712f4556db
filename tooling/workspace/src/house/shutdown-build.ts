import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';

const never = [
  /(?:^|\/)packages\/viewer\//,
  // Whatever there is besides what it is made of.
  /(?:^|\/)packages\/features\/(?!(?:account|push|refund)\/)/,
  /(?:^|\/)node_modules\/(?:epubjs|swiper)\//,
];

/** What of a build the shutdown edition must not contain: `chunk: module`, one entry each. */
export function forbiddenInShutdown(graph: ModuleGraph): string[] {
  return Object.entries(graph).flatMap(([chunk, { modules }]) =>
    modules
      .filter((module) => never.some((pattern) => pattern.test(module)))
      .map((module) => `${chunk}: ${module}`),
  );
}
