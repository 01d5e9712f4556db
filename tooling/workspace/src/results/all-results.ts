import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resultsFile } from '@hanji/vitest/results.ts';
import { playwrightCases, type PlaywrightReport } from './playwright-results.ts';
import { UnreadableResults, type TestCase } from './test-case.ts';
import { vitestCases, type VitestReport } from './vitest-results.ts';

const roofs = ['apps', 'packages', 'packages/features', 'tooling'];
const journeys = 'tooling/e2e/test-results/results.json';

function parse(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (cause) {
    throw new UnreadableResults(`${file} holds no test results: ${String(cause)}`, { cause });
  }
}

function packages(root: string): string[] {
  return roofs
    .filter((roof) => existsSync(path.join(root, roof)))
    .flatMap((roof) => readdirSync(path.join(root, roof)).map((name) => `${roof}/${name}`));
}

function there(root: string, files: string[]): string[] {
  return files.filter((file) => existsSync(path.join(root, file)));
}

function vitestFiles(root: string): string[] {
  return there(
    root,
    packages(root).map((folder) => `${folder}/${resultsFile}`),
  );
}

/** Every test case that the last runs left behind, of all runners. */
export function allResults(root: string): TestCase[] {
  return [
    ...vitestFiles(root).flatMap((file) => {
      const folder = file.slice(0, -resultsFile.length - 1);
      return vitestCases(parse(root, file) as VitestReport, root, folder);
    }),
    ...there(root, [journeys]).flatMap((file) =>
      playwrightCases(parse(root, file) as PlaywrightReport, root),
    ),
  ];
}

/** Forgets earlier runs, so that a runner that crashes counts as nothing rather than as before. */
export function forgetResults(root: string): void {
  for (const file of [...vitestFiles(root), journeys])
    rmSync(path.join(root, file), { force: true });
}
