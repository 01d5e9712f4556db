import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from './workspace-root.ts';

const execute = promisify(execFile);

export type Verdict = {
  accepted: boolean;
  /** Both streams, without colours. */
  says: string;
};

export type Plant = {
  /** Path in the copy to the text of a file that is added or replaced. */
  files?: Record<string, string>;
  /** Folder of a package to the packages that its manifest shall name as dependencies. */
  dependencies?: Record<string, string[]>;
};

const roofs = ['apps', 'packages', 'packages/features', 'tooling'];
const topFiles = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'turbo.json',
  '.gitignore',
];
const leftOut = new Set(['node_modules', 'dist', '.turbo', 'works', 'test-results']);

function packageFolders(): string[] {
  return roofs.flatMap((roof) =>
    readdirSync(path.join(workspaceRoot, roof), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'features')
      .map((entry) => `${roof}/${entry.name}`),
  );
}

/**
 * A copy of the workspace's own sources in a temporary folder, a git repository of its own, with
 * installed packages linked: somewhere to break the rules and see it noticed.
 */
export class WorkspaceCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'hanji-house-'));

  async build(): Promise<void> {
    for (const name of [...topFiles, ...packageFolders()]) {
      cpSync(path.join(workspaceRoot, name), path.join(this.folder, name), {
        recursive: true,
        filter: (source) => !leftOut.has(path.basename(source)),
      });
    }
    for (const name of ['.', ...packageFolders()]) {
      const installed = path.join(workspaceRoot, name, 'node_modules');
      symlinkSync(installed, path.join(this.folder, name, 'node_modules'));
    }
    await execute('git', ['init', '--quiet'], { cwd: this.folder });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Changes files, does something with the copy, and puts everything back. */
  async withPlant<Result>(plant: Plant, act: () => Promise<Result>): Promise<Result> {
    const undo = this.#plant(plant);
    try {
      return await act();
    } finally {
      for (const step of undo) step();
    }
  }

  /** Runs a tool of the workspace over the copy with a plant in it. */
  tryPlant(plant: Plant, tool: string, ...parameters: string[]): Promise<Verdict> {
    const binary = path.join(workspaceRoot, 'node_modules/.bin', tool);
    return this.withPlant(plant, () => this.#run(binary, parameters));
  }

  #plant({ files = {}, dependencies = {} }: Plant): (() => void)[] {
    const changed = { ...files };
    for (const [folder, names] of Object.entries(dependencies)) {
      const manifest = `${folder}/package.json`;
      const json = JSON.parse(readFileSync(path.join(this.folder, manifest), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      for (const name of names) json.dependencies = { ...json.dependencies, [name]: 'workspace:*' };
      changed[manifest] = JSON.stringify(json);
    }
    return Object.entries(changed).map(([name, text]) => this.#replace(name, text));
  }

  #replace(name: string, text: string): () => void {
    const file = path.join(this.folder, name);
    const before = readIfThere(file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return () => (before === undefined ? rmSync(file) : writeFileSync(file, before));
  }

  async #run(binary: string, parameters: string[]): Promise<Verdict> {
    const env = { ...process.env, NO_COLOR: '1', DO_NOT_TRACK: '1' };
    try {
      const { stdout, stderr } = await execute(binary, parameters, { cwd: this.folder, env });
      return { accepted: true, says: stdout + stderr };
    } catch (error) {
      const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: unknown };
      // A tool that could not run at all refused nothing.
      if (typeof code !== 'number') throw error;
      return { accepted: false, says: stdout + stderr };
    }
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
