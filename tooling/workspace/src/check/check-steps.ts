import path from 'node:path';
import { sparingGo } from '#test/machine/sparing-go.ts';
import type { Step } from '#test/steps/step.ts';

function config(name: string): string {
  return `tooling/lint/${name}.json`;
}
const source = /\.[cm]?[jt]sx?$/;
/** What the formatter leaves alone, as in the script `format`. */
const unformatted = /\/(works|migrations)\//;

/** Checks that look at text: of the changed files alone where a file can be judged alone. */
export function textSteps(changed: readonly string[]): Step[] {
  const formatted = changed.filter((file) => !unformatted.test(file));
  const linted = changed.filter((file) => source.test(file));
  const steps: Step[] = [
    { name: 'who may know whom', command: ['turbo', 'boundaries'] },
    { name: 'dead code', command: ['pnpm', 'run', '--silent', 'knip'] },
  ];
  if (formatted.length > 0) {
    const command = ['oxfmt', '-c', config('oxfmt'), '--check', '--no-error-on-unmatched-pattern'];
    steps.unshift({ name: 'format', command: [...command, ...formatted] });
  }
  if (linted.length > 0) {
    const command = ['oxlint', '-c', config('oxlint'), '--type-aware', ...linted];
    steps.push({ name: 'lint', command, env: sparingGo });
  }
  return steps;
}

export const typesStep: Step = {
  name: 'types',
  command: ['pnpm', 'run', '--silent', 'typecheck'],
};

/** The tests of a package that import a changed file, directly or not. */
export function testStep(folder: string, changed: readonly string[], root: string): Step {
  const files = changed.map((file) => path.join(root, file));
  const cwd = path.join(root, folder);
  const vitest = path.join(cwd, 'node_modules/.bin/vitest');
  const options = ['related', '--run', '--passWithNoTests', '--reporter=dot'];
  return { name: `tests of ${folder}`, command: [vitest, ...options, ...files], cwd };
}
