import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isAtLeast } from '#launch/node-version.mjs';
import { leastVersions, onlyVersions } from './least-versions.ts';
import { lockedPackages, type LockedPackage } from './locked-packages.ts';
import { workspaceRoot } from './workspace-root.ts';

function read(): LockedPackage[] {
  return lockedPackages(readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8'));
}

function tooOld(packages: LockedPackage[]): LockedPackage[] {
  return packages.filter(({ name, version }) => {
    const least = leastVersions[name];
    return least !== undefined && !isAtLeast(version, least);
  });
}

it('reads names, scopes and every version of a lock file', () => {
  const text = [
    "lockfileVersion: '9.0'",
    'packages:',
    '',
    "  '@scope/name@1.2.3':",
    '    resolution: {integrity: x}',
    "    peerDependencies:\n      'left@1.0.0': '1'",
    '  plain@0.8.13:',
    '  plain@0.9.0-beta.1:',
    '',
    'snapshots:',
    '  ghost@1.0.0:',
  ].join('\n');
  expect(lockedPackages(text)).toEqual([
    { name: '@scope/name', version: '1.2.3' },
    { name: 'plain', version: '0.8.13' },
    { name: 'plain', version: '0.9.0-beta.1' },
  ]);
});

it('finds an old copy beside a new one', () => {
  const old = { name: 'jszip', version: '3.7.9' };
  expect(tooOld([{ name: 'jszip', version: '3.10.1' }, old])).toEqual([old]);
});

it('holds no package with a known fault', () => {
  const packages = read();
  const names = new Set(packages.map(({ name }) => name));
  const watched = Object.keys(leastVersions).filter((name) => names.has(name));
  expect(watched.length).toBeGreaterThanOrEqual(7);
  expect(tooOld(packages)).toEqual([]);
});

it.each(Object.entries(onlyVersions))('holds %s at %s only', (wanted, version) => {
  const found = read().filter(({ name }) => name === wanted);
  expect(found).toEqual([{ name: wanted, version }]);
});
