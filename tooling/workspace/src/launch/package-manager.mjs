import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { runChild } from './child.mjs';
import { root } from './place.mjs';
import { Stop } from './stop-with.mjs';

const execute = promisify(execFile);

/** Asked outside the workspace, where no pin makes pnpm or Corepack fetch another version. */
async function installedVersion() {
  const env = {
    ...process.env,
    COREPACK_ENABLE_NETWORK: '0',
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
  };
  try {
    const { stdout } = await execute('pnpm', ['--version'], { cwd: tmpdir(), env, timeout: 5000 });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** The command of the pinned pnpm: the installed one, or one that npx fetches. */
export async function findPnpm() {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const pinned = packageManager.replace(/^pnpm@|\+.*$/g, '');
  return (await installedVersion()) === pinned ? ['pnpm'] : ['npx', '--yes', `pnpm@${pinned}`];
}

/**
 * An environment in which `pnpm` and the workspace's tools are found by name, as Turborepo and
 * the scripts need it.
 * @param {string[]} pnpm
 */
export async function pathWith(pnpm) {
  const printPath = [...pnpm, 'exec', 'node', '-p', 'process.env.PATH'];
  const { code, stdout, output } = await runChild(printPath, { show: false });
  if (code !== 0) throw new Stop(output.trim() || 'pnpm could not be started.', code);
  const PATH = stdout.trim();
  return { ...process.env, PATH, DO_NOT_TRACK: '1' };
}
