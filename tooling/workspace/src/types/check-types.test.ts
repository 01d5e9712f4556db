import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspaceRoot } from '#house/workspace-root.ts';
import { checkTypes } from './check-types.ts';
import { typesPrograms } from './programs.ts';

/** A workspace whose packages have one file each, under the real settings. */
function workspace(files: Record<string, { settings: string; text: string }>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hanji-types-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [folder, { settings, text }] of Object.entries(files)) {
    mkdirSync(path.join(root, folder, 'src'), { recursive: true });
    const config = { extends: `@hanji/tsconfig/${settings}.json`, include: ['src', '*.ts'] };
    writeFileSync(path.join(root, folder, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(path.join(root, folder, 'src/main.ts'), text);
  }
  symlinkSync(path.join(workspaceRoot, 'tooling/workspace/node_modules'), `${root}/node_modules`);
  return root;
}

it('finds what is wrong in each package, and nothing where nothing is', async () => {
  const wrong = 'export const count: string = 3;\n';
  const right = 'export const count: number = 3;\n';
  const root = workspace({
    'apps/first': { settings: 'none', text: wrong },
    'packages/features/second': { settings: 'none', text: wrong },
    'packages/third': { settings: 'none', text: right },
  });
  const found = (await checkTypes(root)).join('\n');
  expect(found).toContain('apps/first/src/main.ts(1,14): error TS2322');
  expect(found).toContain('packages/features/second/src/main.ts(1,14): error TS2322');
  expect(found).not.toContain('third');
});

it('says again what is still wrong, and looks anew at what a change reaches', async () => {
  const root = workspace({ 'packages/first': { settings: 'none', text: 'export const a = 1;\n' } });
  const write = (name: string, text: string) =>
    writeFileSync(path.join(root, 'packages/first/src', name), text);
  write('user.ts', "import { a } from './main.ts';\n\nexport const b: number = a;\n");
  expect(await checkTypes(root)).toEqual([]);
  write('main.ts', "export const a = 'one';\n");
  const found = [expect.stringContaining('packages/first/src/user.ts(3,14): error TS2322')];
  expect(await checkTypes(root)).toEqual(found);
  expect(await checkTypes(root)).toEqual(found);
  write('main.ts', 'export const a = 2;\n');
  expect(await checkTypes(root)).toEqual([]);
});

it('lets a package see only what its own settings let it see', async () => {
  const text = 'export const { title } = document;\n';
  const root = workspace({
    'packages/rules': { settings: 'none', text },
    'packages/screens': { settings: 'browser', text },
  });
  expect(await checkTypes(root)).toEqual([
    expect.stringContaining(
      "packages/rules/src/main.ts(1,26): error TS2584: Cannot find name 'document'",
    ),
  ]);
});

it('looks at every package of the workspace once', () => {
  const folders = typesPrograms(workspaceRoot).flatMap((program) => program.folders);
  expect(folders).toContain('packages/features/reading');
  expect(folders).toContain('tooling/workspace');
  expect(new Set(folders).size).toBe(folders.length);
  expect(typesPrograms(workspaceRoot).length).toBeLessThan(8);
});
