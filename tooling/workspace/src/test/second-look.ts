import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestCase } from '#results/test-case.ts';
import type { Step, StepResult } from '#test/steps/step.ts';

/** More files than this do not fail by chance: something is broken. */
const mostFiles = 3;

/** How Turborepo names a package whose tests failed: its folder. */
const failedPackage = /#test: +ERROR +command \((.+?)\) .* exited/g;

/** By what each runner's tests are run; what the whole run left behind stays. */
const runAgain = {
  playwright: { script: 'e2e', options: ['--reporter=list', '--output=test-results/second-look'] },
  vitest: {
    script: 'test',
    options: ['--outputFile.json=node_modules/.cache/hanji/second-look.json'],
  },
};

function packageOf(root: string, file: string): string {
  const folder = path.dirname(file);
  const found = existsSync(path.join(root, folder, 'package.json'));
  return found || folder === '.' ? folder : packageOf(root, folder);
}

function commandFor({ file, runner }: TestCase, root: string): string[] {
  const folder = packageOf(root, file);
  const { script, options } = runAgain[runner];
  return ['pnpm', '--dir', folder, 'run', script, path.relative(folder, file), ...options];
}

/**
 * A step for each test file that failed, which runs it once more by itself. None where a run
 * failed outside of its files, nor where more fail than do by chance.
 */
export function secondLook(tests: readonly TestCase[], root: string): Map<string, Step> {
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const files = new Map(failed.map((test) => [test.file, test]));
  const isFile = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() === true;
  if (files.size > mostFiles || ![...files.keys()].every(isFile)) return new Map();
  return new Map(
    [...files].map(([file, test]) => {
      const name = `${path.basename(file)}, again`;
      return [file, { name, command: commandFor(test, root), cwd: root }];
    }),
  );
}

/** Whether all that failed in a step is in these files: a package that crashed is in none. */
function failedOnlyIn(files: readonly string[], step: StepResult, root: string): boolean {
  if (step.runner !== 'vitest') return step.runner === 'playwright';
  const folders = [...step.output.matchAll(failedPackage)].map(([, folder = '']) =>
    path.relative(root, folder),
  );
  return (
    folders.length > 0 &&
    folders.every((folder) => files.some((file) => file.startsWith(`${folder}/`)))
  );
}

/**
 * What a run comes to when these of its failed files passed the second time. Their tests count as
 * passed and are named as unsteady; a step fails on if anything else failed in it.
 */
export function afterSecondLook(
  run: { tests: readonly TestCase[]; steps: readonly StepResult[] },
  passedAgain: ReadonlySet<string>,
  root: string,
): { tests: TestCase[]; steps: StepResult[]; unsteady: TestCase[] } {
  const failed = run.tests.filter(({ outcome }) => outcome === 'failed');
  const unsteady = failed.filter(({ file }) => passedAgain.has(file));
  const tests = run.tests.map((test) =>
    unsteady.includes(test) ? { ...test, outcome: 'passed' as const } : test,
  );
  const steps = run.steps.map((step) => {
    const files = failed.filter(({ runner }) => runner === step.runner).map(({ file }) => file);
    const settled = files.length > 0 && files.every((file) => passedAgain.has(file));
    return settled && failedOnlyIn(files, step, root) ? { ...step, passed: true } : step;
  });
  return { tests, steps, unsteady };
}
