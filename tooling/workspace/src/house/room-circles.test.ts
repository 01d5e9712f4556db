import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomCircles, type Sources } from './room-circles.ts';
import { workspaceRoot } from './workspace-root.ts';

function sourcesOf(folder: string): Sources {
  const root = path.join(workspaceRoot, folder, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

const folders = ['packages', 'packages/features', 'apps', 'tooling'].flatMap((group) =>
  readdirSync(path.join(workspaceRoot, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${group}/${entry.name}`)
    .filter((folder) => readdirSync(path.join(workspaceRoot, folder)).includes('src')),
);

it.each(folders)('lets no rooms of %s know each other in a circle', (folder) => {
  expect(roomCircles(sourcesOf(folder))).toEqual([]);
});

describe('the check itself', () => {
  const knows = (file: string, from: string) => [file, `import { x } from '${from}';`] as const;

  it('finds two that know each other, by either form of path, once', () => {
    const sources = new Map([knows('b/one.ts', '#a/two.ts'), knows('a/two.ts', '../b/one.ts')]);
    expect(roomCircles(sources)).toEqual(['a → b → a']);
  });

  it('finds a circle of three, through types as well', () => {
    const sources = new Map([
      knows('a/one.ts', '#b/two.ts'),
      knows('b/two.ts', '#c/three.ts'),
      ['c/three.ts', "import type { One } from '#a/one.ts';"],
    ]);
    expect(roomCircles(sources)).toEqual(['a → b → c → a']);
  });

  it('lets one way pass, and what stands beside the rooms', () => {
    const sources = new Map([
      knows('a/one.ts', '#b/two.ts'),
      knows('b/two.ts', './other.ts'),
      knows('b/other.ts', '#main.ts'),
      knows('main.ts', '#a/one.ts'),
    ]);
    expect(roomCircles(sources)).toEqual([]);
  });

  it('leaves tests and what serves them alone', () => {
    const sources = new Map([
      knows('a/one.ts', '#b/two.ts'),
      knows('b/two.test.ts', '#a/one.ts'),
      knows('b/testing/three.ts', '#a/one.ts'),
    ]);
    expect(roomCircles(sources)).toEqual([]);
  });
});
