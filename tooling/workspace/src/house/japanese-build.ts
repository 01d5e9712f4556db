import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';

const japanese = [
  /(?:^|\/)packages\/features\/challenge\//,
  /(?:^|\/)packages\/contract\/src\/(?:calls\/)?challenge[\w-]*\.ts$/,
  /(?:^|\/)packages\/i18n\/src\/locales\/[\w-]+\/challenge\.ts$/,
];

/** The modules of the area that the Japanese edition alone has, in another's build. */
export function modulesOfChallenge(graph: ModuleGraph): string[] {
  return Object.values(graph)
    .flatMap(({ modules }) => modules)
    .filter((module) => japanese.some((pattern) => pattern.test(module)));
}
