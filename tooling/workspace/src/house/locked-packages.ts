export type LockedPackage = {
  name: string;
  version: string;
};

const entry = /^ {2}'?(?<name>@?[^@\s']+)@(?<version>\d[^:()']*)'?:$/;

/** Every package of a pnpm lock file (format 9) with each of its versions. */
export function lockedPackages(lockFile: string): LockedPackage[] {
  const [, packages = ''] = lockFile.split(/^packages:$/m);
  const [own = ''] = packages.split(/^\S/m);
  return own.split('\n').flatMap((line) => {
    const { name, version } = entry.exec(line)?.groups ?? {};
    return name && version ? [{ name, version }] : [];
  });
}
