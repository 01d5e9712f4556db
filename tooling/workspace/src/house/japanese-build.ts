import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';

const japanese = [
  /(?:^|\/)packages\/features\/(?:challenge|contest|creator)\//,
  /(?:^|\/)packages\/contract\/src\/(?:calls\/)?(?:challenge|contest|creator)[\w-]*[./]/,
  /(?:^|\/)packages\/i18n\/src\/locales\/[\w-]+\/(?:challenge|contests|creator)\.ts$/,
];

/** The modules in a build of what the Japanese edition alone has: challenge, contests, creators. */
export function japaneseModules(graph: ModuleGraph): string[] {
  return Object.values(graph)
    .flatMap(({ modules }) => modules)
    .filter((module) => japanese.some((pattern) => pattern.test(module)));
}
