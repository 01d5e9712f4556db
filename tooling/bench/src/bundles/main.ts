// `pnpm bench bundles`, after `pnpm build`: what the editions make a browser load.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ModuleGraph } from '@hanji/vite/chunks/module-graph.ts';
import { verdictOn } from '#verdict.ts';
import { bytesAlone } from './alone.ts';
import { loadedFiles, modulesIn, type Wanted } from './loaded-files.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
}

function report(what: string, bytes: number, bar: number): void {
  const verdict = verdictOn(bytes <= bar * 1024);
  console.log(`${what.padEnd(46)}${kib(bytes)}   bar ${bar} KiB   ${verdict}`);
}

function dist(edition: string): string {
  return path.join(root, 'apps', edition, 'dist');
}
function graphOf(edition: string): ModuleGraph {
  const file = path.join(dist(edition), '.vite/modules.json');
  if (!existsSync(file)) throw new Error(`${edition} is not built: pnpm build`);
  return JSON.parse(readFileSync(file, 'utf8')) as ModuleGraph;
}

const home: Wanted = [/\/HomePage\.tsx$/, /src\/phrases\/[^/]+\.ts$/];
const viewers = [
  // Without Swiper, which comes with the page mode and with Home's banner.
  ['comic viewer', [/\/ChapterPage\.tsx$/, /\/OpenedComic\.tsx$/], 40],
  ['novel viewer', [/\/ChapterPage\.tsx$/, /\/OpenedNovel\.tsx$/], 120],
] as const;

for (const edition of ['ko', 'ja', 'global']) {
  const graph = graphOf(edition);
  const size = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + brotli(path.join(dist(edition), file)), 0);
  const files = loadedFiles(graph, home);
  report(`${edition}: JavaScript before Home's first content`, size(files), 145);
  for (const [what, parts, bar] of viewers) {
    const more = loadedFiles(graph, [...home, ...parts]).filter((file) => !files.includes(file));
    report(`${edition}: added by the ${what}`, size(more), bar);
  }
  const kit = modulesIn(graph, files, /^packages\/ui-kit\/src\/.*\.tsx?$/);
  report(`${edition}: the kit's part of Home, with styles`, await bytesAlone(root, kit), 25);
}
const whole = readdirSync(path.join(dist('vi-refund'), 'assets')).filter((file) =>
  file.endsWith('.js'),
);
const all = whole.reduce(
  (sum, file) => sum + brotli(path.join(dist('vi-refund'), 'assets', file)),
  0,
);
report('vi-refund: all JavaScript', all, 130);
