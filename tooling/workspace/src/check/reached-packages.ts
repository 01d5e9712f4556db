import { runChild } from '#launch/child.mjs';
import { nearestFirst, type ReachedPackage } from './nearest-first.ts';

/** What is read of `turbo run --dry=json`. */
type DryRun = {
  tasks: {
    package: string;
    task: string;
    directory: string;
    command: string;
    cache: { status: 'HIT' | 'MISS' };
  }[];
};

/** Journeys and `npm start` need everything built, and reach whatever changes. */
const never = new Set(['@hanji/e2e']);

/**
 * Packages whose tests a change since `base` reaches and that have not passed as they are now, by
 * turbo's hashes; those that changed themselves first, the catalogue of stories last.
 */
export async function reachedPackages(
  base: string,
  changed: readonly string[],
): Promise<ReachedPackage[]> {
  const command = ['turbo', 'run', 'test', `--filter=...[${base}]`, '--dry=json'];
  const { code, stdout, output } = await runChild(command, { show: false });
  if (code !== 0) throw new Error(output.trim());
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as DryRun;
  const open = tasks.filter(
    ({ task, command: script, cache, package: name }) =>
      task === 'test' && script !== '<NONEXISTENT>' && cache.status === 'MISS' && !never.has(name),
  );
  const reached = open.map(({ package: name, directory }) => ({ name, folder: directory }));
  return nearestFirst(reached, changed);
}
