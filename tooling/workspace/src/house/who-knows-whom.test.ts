import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkspaceCopy, type Plant } from './workspace-copy.ts';

const house = new WorkspaceCopy();
beforeAll(() => house.build());
afterAll(() => house.remove());

function text(specifier: string): string {
  return `import * as planted from '${specifier}';\nexport const seen = planted;\n`;
}

function importing(folder: string, name: string): Plant {
  return {
    dependencies: { [folder]: name },
    files: { [`${folder}/src/planted.ts`]: text(`${name}/planted.ts`) },
  };
}

describe('between packages', () => {
  const check = (plant: Plant) => house.tryPlant(plant, 'turbo', 'boundaries');

  it('accepts the house as it stands', async () => {
    const { accepted, says } = await check({});
    expect(says).toContain('no issues found');
    expect(accepted).toBe(true);
  });

  it.each([
    ['a feature another feature', 'packages/features/reading', '@hanji/features-account'],
    ['the viewer the API', 'packages/viewer', '@hanji/api-client'],
    ['the viewer the dictionary', 'packages/viewer', '@hanji/i18n'],
    ['the components the rules', 'packages/ui-kit', '@hanji/domain'],
    ['the dictionary the wire', 'packages/i18n', '@hanji/contract'],
    ['the wire the rules', 'packages/contract', '@hanji/domain'],
    ['the rules the components', 'packages/domain', '@hanji/ui-kit'],
    ['the API client the edition', 'packages/api-client', '@hanji/edition'],
    ['the edition a feature', 'packages/edition', '@hanji/features-account'],
    ['an app another app', 'apps/ko', '@hanji/ja'],
    ['the server the components', 'apps/server', '@hanji/ui-kit'],
    ['a package the house tooling', 'packages/domain', '@hanji/workspace'],
    ['the shutdown build the viewer', 'apps/vi-refund', '@hanji/viewer'],
    ['the shutdown build the reading pages', 'apps/vi-refund', '@hanji/features-reading'],
  ])('refuses to let %s know', async (_case, folder, name) => {
    const { accepted, says } = await check(importing(folder, name));
    expect(says).toContain(name);
    expect(accepted).toBe(false);
  });

  it('refuses the viewer to the shutdown build even through a package that may have it', async () => {
    const { accepted, says } = await check(importing('packages/features/refund', '@hanji/viewer'));
    expect(says).toContain('"vi-refund"');
    expect(says).toContain('denylist');
    expect(accepted).toBe(false);
  });

  it('accepts the same dependency where no shutdown build follows', async () => {
    const { accepted } = await check(importing('apps/ko', '@hanji/viewer'));
    expect(accepted).toBe(true);
  });

  it('refuses an import that the manifest does not name', async () => {
    const files = { 'packages/domain/src/planted.ts': text('@hanji/ui-kit/planted.ts') };
    expect((await check({ files })).accepted).toBe(false);
  });

  it('refuses a path that leaves its package', async () => {
    const outside = '../../contract/src/vocabulary.ts';
    const { accepted } = await check({
      files: { 'packages/domain/src/planted.ts': text(outside) },
    });
    expect(accepted).toBe(false);
  });
});

describe('between files', () => {
  const check = (files: Record<string, string>) => {
    const folders = Object.keys(files).map((file) => file.replace(/\/[^/]+$/, ''));
    return house.tryPlant(
      { files },
      'oxlint',
      '-c',
      'tooling/lint/oxlint.json',
      '--format=unix',
      ...new Set(folders),
    );
  };
  // Planted and linted at once: the linter takes longer to start than to look at them.
  const refusedFiles = [
    ['the engine of the viewer', 'packages/viewer/src/planted/engine/a.ts', 'react'],
    ['a part of the engine', 'packages/viewer/src/planted/engine/deep/a.ts', 'react-dom/client'],
    ['the viewer', 'packages/viewer/src/planted/a.ts', 'react-redux'],
    ['the components', 'packages/ui-kit/src/planted/a.ts', 'react-router-dom'],
    ['the calls', 'packages/contract/src/calls/planted/a.ts', 'zod'],
    ['the calls', 'packages/contract/src/calls/planted/b.ts', '#schemas/schemas.ts'],
    ['an edition', 'apps/ko/src/planted/a.ts', '@hanji/contract/schemas/schemas.ts'],
    ['a feature', 'packages/features/reading/src/planted/a.ts', '@hanji/features-account/a.ts'],
    ['a feature', 'packages/features/reading/src/planted/b.ts', '@hanji/vitest/node.ts'],
    ['the service', 'apps/server/src/planted/a.ts', '@hanji/i18n/use-phrases.ts'],
    ['the words', 'packages/i18n/src/planted/a.ts', 'react-i18next'],
    ['the rules', 'packages/domain/src/planted/a.ts', 'node:fs'],
    ['the rules', 'packages/domain/src/planted/b.ts', '@hanji/contract/vocabulary.ts'],
  ] as const;
  const acceptedFiles = [
    'packages/viewer/src/planted/engine/clean.ts',
    'packages/contract/src/calls/planted/clean.ts',
    'packages/domain/src/planted/clean.ts',
    'packages/i18n/src/planted/clean.ts',
    'apps/server/src/planted/clean.ts',
    'apps/ko/src/planted/clean.ts',
  ];
  let lines: string[] = [];
  beforeAll(async () => {
    const { says } = await check({
      ...Object.fromEntries(refusedFiles.map(([, file, specifier]) => [file, text(specifier)])),
      ...Object.fromEntries(
        acceptedFiles.map((file) => [file, "export const planted = 'nothing';\n"]),
      ),
    });
    lines = says.split('\n');
  });
  const linesOf = (file: string) => lines.filter((line) => line.startsWith(`${file}:`));

  it.each(refusedFiles)('refuses %s: %s importing %s', (_case, file) => {
    expect(linesOf(file)).toContainEqual(expect.stringMatching(/Error.*no-restricted-imports/));
  });

  it.each(acceptedFiles)('accepts %s without such an import', (file) => {
    expect(linesOf(file)).toEqual([]);
  });

  it('accepts the types of the wire in the rules and of Zod in the calls', async () => {
    const types = (name: string, from: string) =>
      `import type { ${name} } from '${from}';\nexport type Planted = ${name};\n`;
    const { accepted, says } = await check({
      'packages/domain/src/planted/a.ts': types('Access', '@hanji/contract/calls/call.ts'),
      'packages/contract/src/calls/planted/a.ts': types('ZodType', 'zod'),
    });
    expect(says).not.toContain('no-restricted-imports');
    expect(accepted).toBe(true);
  });

  it('refuses two files that import each other', async () => {
    const { accepted, says } = await check({
      'packages/domain/src/planted/a.ts':
        "import { b } from './b.ts';\nexport const a = () => b;\n",
      'packages/domain/src/planted/b.ts':
        "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(says).toContain('no-cycle');
    expect(accepted).toBe(false);
  });

  it('refuses the clock and chance to the rules', async () => {
    const { says } = await check({
      'packages/domain/src/planted/a.ts': 'export const a = () => Date.now() + Math.random();\n',
    });
    expect(says.match(/no-restricted-properties/g)).toHaveLength(2);
  });
});
