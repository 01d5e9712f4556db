import { readFileSync } from 'node:fs';
import { root } from './place.mjs';
import { Stop } from './stop-with.mjs';

/** @param {string} version */
function parts(version) {
  return version.split('.').map(Number);
}

/** @param {string} version @param {string} least */
export function isAtLeast(version, least) {
  const [have, want] = [parts(version), parts(least)];
  const differing = want.findIndex((part, index) => part !== have[index]);
  return differing === -1 || (have[differing] ?? 0) > (want[differing] ?? 0);
}

/** Stops with one line when this Node is older than package.json's `engines` asks for. */
export function refuseOldNode(version = process.versions.node) {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const least = manifest.engines.node.replace('>=', '');
  if (isAtLeast(version, least)) return;
  throw new Stop(
    `Hanji needs Node ${least} or later, this is ${version}: install a newer one from nodejs.org.`,
  );
}
