import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkspaceCopy, type Plant } from './workspace-copy.ts';
import { workspaceRoot } from './workspace-root.ts';

const house = new WorkspaceCopy();
beforeAll(() => house.build());
afterAll(() => house.remove());

function text(specifier: string): string {
  return `import * as planted from '${specifier}';\nexport const seen = planted;\n`;
}

type Knowing = readonly [what: string, folder: string, name: string];

/** The packages in these folders get a dependency each, and import it. */
function importing(cases: readonly Knowing[]): Required<Plant> {
  const files: Record<string, string> = {};
  const dependencies: Record<string, string[]> = {};
  for (const [index, [, folder, name]] of cases.entries()) {
    files[`${folder}/src/planted-${index}.ts`] = text(`${name}/planted.ts`);
    dependencies[folder] = [...(dependencies[folder] ?? []), name];
  }
  return { files, dependencies };
}

/** A message is broken into framed lines, within words too. */
function unbroken(says: string): string {
  return says.replaceAll(/[\s|]/g, '');
}

function nameOf(folder: string): string {
  const manifest = readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { name: string }).name;
}

describe('between packages', () => {
  const check = (plant: Plant) => house.tryPlant(plant, 'turbo', 'boundaries');
  const refused = [
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
    ['the shutdown build the help pages', 'apps/vi-refund', '@hanji/features-help'],
  ] as const satisfies readonly Knowing[];
  const outside = '../../contract/src/vocabulary.ts';
  // Planted at once: each is refused by a line that names both sides.
  let says = '';
  beforeAll(async () => {
    const { files, dependencies } = importing(refused);
    const verdict = await check({
      dependencies,
      files: {
        ...files,
        'packages/domain/src/unnamed.ts': text('@hanji/i18n/planted.ts'),
        'packages/domain/src/outside.ts': text(outside),
      },
    });
    says = unbroken(verdict.says);
  });

  it('accepts the house as it stands', async () => {
    const verdict = await check({});
    expect(verdict.says).toContain('no issues found');
    expect(verdict.accepted).toBe(true);
  });

  it.each(refused)('refuses to let %s know', (_case, folder, name) => {
    const forms = ['without any tag listed in allowlist', 'with tag listed in denylist'];
    const lines = forms.map((form) =>
      unbroken(`Package \`${name}\` found ${form} for \`${nameOf(folder)}\``),
    );
    expect(lines.filter((line) => says.includes(line))).toHaveLength(1);
  });

  it('refuses an import that the manifest does not name', () => {
    expect(says).toContain(unbroken('cannot import package `@hanji/i18n` because'));
  });

  it('refuses a path that leaves its package', () => {
    expect(says).toContain(unbroken(`import \`${outside}\` leaves the package`));
  });

  it('refuses the viewer to the shutdown build even through a package that may have it', async () => {
    const verdict = await check(
      importing([['the refund pages the viewer', 'packages/features/refund', '@hanji/viewer']]),
    );
    const line = 'Package `@hanji/viewer` found with tag listed in denylist for `@hanji/vi-refund`';
    expect(unbroken(verdict.says)).toContain(unbroken(line));
    expect(verdict.accepted).toBe(false);
  });

  it('accepts the same dependency where no shutdown build follows', async () => {
    const { accepted } = await check(
      importing([['an edition the viewer', 'apps/ko', '@hanji/viewer']]),
    );
    expect(accepted).toBe(true);
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
  const types = (name: string, from: string) =>
    `import type { ${name} } from '${from}';\nexport type Planted = ${name};\n`;
  const typeFiles = {
    'packages/domain/src/planted/types.ts': types('Access', '@hanji/contract/calls/call.ts'),
    'packages/contract/src/calls/planted/types.ts': types('ZodType', 'zod'),
  };
  const circle = {
    'packages/domain/src/planted/round-a.ts':
      "import { b } from './round-b.ts';\nexport const a = () => b;\n",
    'packages/domain/src/planted/round-b.ts':
      "import { a } from './round-a.ts';\nexport const b = () => a;\n",
    // Types count too.
    'packages/domain/src/planted/whole.ts':
      "import type { Half } from './half.ts';\nexport type Whole = { readonly half: Half };\n",
    'packages/domain/src/planted/half.ts':
      "import type { Whole } from './whole.ts';\nexport type Half = { readonly of?: Whole };\n",
  };
  const timed = 'packages/domain/src/planted/timed.ts';
  let lines: string[] = [];
  beforeAll(async () => {
    const { says } = await check({
      ...Object.fromEntries(refusedFiles.map(([, file, specifier]) => [file, text(specifier)])),
      ...Object.fromEntries(
        acceptedFiles.map((file) => [file, "export const planted = 'nothing';\n"]),
      ),
      ...typeFiles,
      ...circle,
      [timed]: 'export const a = () => Date.now() + Math.random();\n',
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

  it.each(Object.keys(typeFiles))('accepts types alone: %s', (file) => {
    expect(linesOf(file)).toEqual([]);
  });

  it.each(Object.keys(circle))('refuses two files that import each other: %s', (file) => {
    expect(linesOf(file)).toContainEqual(expect.stringContaining('no-cycle'));
  });

  it('refuses the clock and chance to the rules', () => {
    const found = linesOf(timed).filter((line) => line.includes('no-restricted-properties'));
    expect(found).toHaveLength(2);
  });
});
