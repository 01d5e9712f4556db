import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkspaceCopy } from './workspace-copy.ts';

const house = new WorkspaceCopy();
beforeAll(() => house.build());
afterAll(() => house.remove());

const folder = 'packages/domain/src/planted';

// Planted and looked at once: the tools take longer to start than to look.
const breaches = [
  ['no-explicit-any', 'export const planted = (value: any): unknown => value;'],
  [
    'no-floating-promises',
    'const later = async (): Promise<void> => {};\nexport const planted = (): void => {\n  later();\n};',
  ],
  [
    'switch-exhaustiveness-check',
    "export const planted = (word: 'a' | 'b'): void => {\n  switch (word) {\n    case 'a':\n  }\n};",
  ],
  ['ban-ts-comment', '// @ts-ignore\nexport const planted = 1;'],
  ['no-default-export', 'export default 1;'],
  ['consistent-type-definitions', 'export interface Planted {\n  readonly value: string;\n}'],
  ['top-level-function', 'export const planted = (): void => {};'],
  [
    'refs',
    "import { useRef } from 'react';\nexport function usePlanted(value: string) {\n  const latest = useRef(value);\n  latest.current = value;\n  return latest;\n}",
  ],
  ['max-lines', `export const planted = [${'\n  1,'.repeat(260)}\n];`],
] as const;
const needless = '// oxlint-disable-next-line typescript/no-explicit-any -- a reason\n';

describe('the linter', () => {
  let lines: string[] = [];
  beforeAll(async () => {
    const files: Record<string, string> = Object.fromEntries(
      breaches.map(([rule, text]) => [`${folder}/${rule}.ts`, text]),
    );
    files[`${folder}/needless.ts`] = `${needless}export const planted = 1;`;
    const config = ['-c', 'tooling/lint/oxlint.json', '--format=unix'];
    const { says } = await house.tryPlant({ files }, 'oxlint', ...config, folder);
    lines = says.split('\n');
  });
  const linesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${folder}/${name}.ts:`));

  it.each(breaches)('refuses a breach of %s', (rule) => {
    expect(linesOf(rule)).toContainEqual(expect.stringMatching(`Error.*${rule}`));
  });

  it('refuses a switch-off that is not needed', () => {
    expect(linesOf('needless')).toContainEqual(expect.stringMatching(/Unused.*Error/));
  });
});

describe('the search for dead code', () => {
  let says = '';
  beforeAll(async () => {
    ({ says } = await house.tryPlant(
      {
        files: { [`${folder}/planted.ts`]: 'export const plantedAndForgotten = 1;\n' },
        dependencies: { 'packages/domain': ['@hanji/viewer'] },
      },
      'knip',
      '-c',
      'tooling/lint/knip.json',
      // All of it is searched before the tests; here, whether the search finds what is planted.
      '--workspace',
      'packages/domain',
    ));
  });

  it('notices an export that nobody uses', () => {
    expect(says).toContain('plantedAndForgotten');
  });

  it('notices a dependency that nobody uses', () => {
    expect(says).toMatch(/@hanji\/viewer +packages\/domain\/package\.json/);
  });
});
