import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkspaceCopy } from './workspace-copy.ts';

const house = new WorkspaceCopy();
beforeAll(() => house.build());
afterAll(() => house.remove());

const file = 'packages/domain/src/planted/planted.ts';
function lint(text: string) {
  return house.tryPlant(
    { files: { [file]: text } },
    'oxlint',
    '-c',
    'tooling/lint/oxlint.json',
    'packages/domain/src/planted',
  );
}

it.each([
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
  ['max-lines', `export const planted = [${'\n  1,'.repeat(260)}\n];`],
])('refuses a breach of %s', async (rule, text) => {
  const { accepted, says } = await lint(text);
  expect(says).toContain(rule);
  expect(accepted).toBe(false);
});

it('refuses a switch-off that is not needed', async () => {
  const off = '// oxlint-disable-next-line typescript/no-explicit-any -- a reason\n';
  const { accepted, says } = await lint(`${off}export const planted = 1;`);
  expect(says).toContain('Unused');
  expect(accepted).toBe(false);
});

it('notices an export that nobody uses', async () => {
  const { accepted, says } = await house.tryPlant(
    { files: { [file]: 'export const plantedAndForgotten = 1;\n' } },
    'knip',
    '-c',
    'tooling/lint/knip.json',
  );
  expect(says).toContain('plantedAndForgotten');
  expect(accepted).toBe(false);
});

it('notices a dependency that nobody uses', async () => {
  const { says } = await house.tryPlant(
    { dependencies: { 'packages/features/account': '@hanji/viewer' } },
    'knip',
    '-c',
    'tooling/lint/knip.json',
  );
  expect(says).toMatch(/@hanji\/viewer +packages\/features\/account\/package\.json/);
});
