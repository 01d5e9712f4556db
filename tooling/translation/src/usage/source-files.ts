import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = fileURLToPath(new URL('../../../../', import.meta.url));

export type SourceFile = {
  /** From the root of the workspace. */
  readonly path: string;
  /** The folder of its package. */
  readonly package: string;
  readonly text: string;
};

const homes = ['apps', 'packages', 'packages/features', 'tooling'];
/** What looks at the words and does not say them. */
const onlookers = /^(?:apps\/storybook|packages\/features|tooling\/(?!demo-catalogue).*)$/;
const skipped = /\.(?:test|spec|stories)\.|\/(?:testing|locales|context)\/|\.d\.ts$/;

/** What the house runs: no tests, no stories, not the phrases themselves. */
export function sourceFiles(): SourceFile[] {
  return packageFolders().flatMap((folder) =>
    filesOf(folder)
      .map((name) => `${folder}/${name}`)
      .filter((file) => isSource(folder, file))
      .map((file) => ({
        path: file,
        package: folder,
        text: readFileSync(path.join(workspaceRoot, file), 'utf8'),
      })),
  );
}

/** Those at the top and below `src`: what is installed and built beside them is far more. */
function filesOf(folder: string): string[] {
  const root = path.join(workspaceRoot, folder);
  const below = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return [...readdirSync(root), ...below.map((name) => `src/${name}`)];
}

function isSource(folder: string, file: string): boolean {
  const within = file.slice(folder.length);
  return /^\/(?:src\/.*|vite\.config)\.tsx?$/.test(within) && !skipped.test(file);
}

/** Every folder of the workspace that has a manifest, with the name in it. */
export function packageNames(): Map<string, string> {
  return new Map(
    packageFolders().map((folder) => {
      const manifest = readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
      return [(JSON.parse(manifest) as { name: string }).name, folder];
    }),
  );
}

function packageFolders(): string[] {
  return homes.flatMap((home) =>
    readdirSync(path.join(workspaceRoot, home), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${home}/${entry.name}`)
      .filter((folder) => !onlookers.test(folder)),
  );
}
