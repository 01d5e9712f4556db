import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '#launch/child.mjs';
import { workspaceRoot } from '#house/workspace-root.ts';

async function git(...parameters: string[]): Promise<string[]> {
  const { code, stdout, output } = await runChild(['git', ...parameters], { show: false });
  if (code !== 0) throw new Error(output.trim());
  return stdout.split('\n').filter(Boolean);
}

/**
 * Where the branch left main; on main itself what stands at the origin, and without one the last
 * commit.
 */
export async function baseOf(): Promise<string> {
  const [branch = ''] = await git('rev-parse', '--abbrev-ref', 'HEAD');
  const known = await git('for-each-ref', '--format=%(refname:short)');
  const wanted = branch === 'main' ? ['origin/main'] : ['main', 'origin/main'];
  const main = wanted.find((name) => known.includes(name));
  if (!main) return 'HEAD~1';
  const [base = main] = await git('merge-base', 'HEAD', main);
  return base;
}

/** Files that differ from `base` and are there, committed or not; paths from the workspace's root. */
export async function changedFiles(base: string): Promise<string[]> {
  const tracked = await git('diff', '--name-only', '--no-renames', '--relative', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  const files = [...new Set([...tracked, ...untracked])];
  return files.filter((file) => existsSync(path.join(workspaceRoot, file))).toSorted();
}
