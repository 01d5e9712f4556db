import path from 'node:path';
import SevenZip from '7z-wasm';
import type { Entries } from './archives.ts';

type Packing = {
  /** Of 7-Zip's command line. */
  readonly flags?: readonly string[];
  readonly links?: Readonly<Record<string, string>>;
};

/** A 7-Zip or TAR archive in memory, stored and not solid unless flags say otherwise. */
async function packed(
  type: '7z' | 'tar',
  entries: Entries,
  { flags = [], links = {} }: Packing = {},
): Promise<Buffer> {
  const program = await SevenZip({
    print: () => {},
    quit: () => {},
  });
  const { FS: files } = program;
  files.mkdir('/in');
  files.chdir('/in');
  const made = new Set(['.']);
  const folder = (name: string): void => {
    if (made.has(name)) return;
    folder(path.dirname(name));
    files.mkdir(name);
    made.add(name);
  };
  for (const [name, content] of Object.entries(entries)) {
    folder(path.dirname(name));
    if (name.endsWith('/')) folder(name.slice(0, -1));
    else files.writeFile(name, content);
  }
  for (const [name, target] of Object.entries(links)) files.symlink(target, name);
  program.callMain(['a', `-t${type}`, '-snl', ...flags, '/out', '--', '*']);
  const out = files.readdir('/').find((name) => name.startsWith('out'));
  return Buffer.from(files.readFile(`/${out}`));
}

export async function sevenZipped(entries: Entries, packing: Packing = {}): Promise<Buffer> {
  return packed('7z', entries, { ...packing, flags: packing.flags ?? ['-mx=0'] });
}

export async function tarred(entries: Entries, packing?: Packing): Promise<Buffer> {
  return packed('tar', entries, packing);
}
