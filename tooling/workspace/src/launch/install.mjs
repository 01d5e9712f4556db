import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runChild } from './child.mjs';
import { root } from './place.mjs';
import { Stop } from './stop-with.mjs';

const stamp = `${root}node_modules/.hanji-installed`;
const roofs = ['apps', 'packages', 'packages/features', 'tooling'];

function manifests() {
  return roofs
    .flatMap((roof) => readdirSync(root + roof).map((name) => `${roof}/${name}/package.json`))
    .filter((file) => existsSync(root + file));
}

/** What decides the contents of node_modules. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}

function isInstalled() {
  return (
    existsSync(`${root}node_modules/node/bin/node`) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  );
}

/** Installs what the lock file says; does nothing when that is already there. @param {string[]} pnpm */
export async function install(pnpm) {
  if (isInstalled()) return;
  console.log('Installing what Hanji is built from …');
  const { code, stopped } = await runChild([
    ...pnpm,
    'install',
    '--frozen-lockfile',
    '--config.confirm-modules-purge=false',
  ]);
  if (code !== 0) throw new Stop(stopped ? '' : 'The installation failed; see above.', code);
  writeFileSync(stamp, fingerprint());
}
