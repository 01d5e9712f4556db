import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { usualLimits } from '#ingest/archive/limits.ts';
import { ImportError, TooLargeError } from '../../import-error.ts';
import { digestOf } from '#ingest/digest-of.ts';
import type { NamedFiles } from './named-files.ts';
import { isLitter } from '../../picture/picture-file.ts';

const mostFiles = 20_000;

async function* walk(folder: string, prefix = ''): AsyncGenerator<string> {
  for (const entry of await readdir(path.join(folder, prefix), { withFileTypes: true })) {
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (isLitter(name)) continue;
    if (entry.isSymbolicLink()) throw new ImportError(`the folder holds a link: ${name}`);
    if (entry.isDirectory()) yield* walk(folder, name);
    else if (entry.isFile()) yield name;
    else throw new ImportError(`the folder holds a pipe, a socket or a device: ${name}`);
  }
}

/** What became a link or a pipe since it was found is neither followed nor waited for. */
const plainly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** The bytes of a file, no more of them than an archive might hold in an entry. */
async function readPlain(folder: string, name: string): Promise<Uint8Array> {
  const file = await open(path.join(folder, name), plainly);
  try {
    if ((await file.stat()).size > usualLimits.entryBytes) {
      throw new TooLargeError(`${name} is over 256 MiB long`);
    }
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The files of a folder and of those in it, and a digest of their names and bytes. */
export async function folderFiles(folder: string): Promise<NamedFiles & { digest: string }> {
  const names: string[] = [];
  for await (const name of walk(folder)) {
    names.push(name);
    if (names.length > mostFiles) throw new ImportError(`the folder has over ${mostFiles} files`);
  }
  if (names.includes('META-INF/container.xml')) {
    throw new ImportError(`${path.basename(folder)} is an unpacked EPUB: import it packed`);
  }
  const hash = createHash('sha256');
  for (const name of names.toSorted()) {
    // Archives among them may be larger than memory.
    hash.update(`${JSON.stringify(name)} ${await digestOf(path.join(folder, name))}\n`);
  }
  return { names, read: (name) => readPlain(folder, name), digest: hash.digest('hex') };
}
