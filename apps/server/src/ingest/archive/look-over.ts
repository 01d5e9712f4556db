import { ImportError } from '../import-error.ts';
import type { Omissions } from '../report/omissions.ts';
import type { Archive } from './archive.ts';
import type { Container, PackedEntry } from './container.ts';
import type { ArchiveLimits } from './limits.ts';
import { safePath } from './names/safe-path.ts';
import { refusal, shown } from './refusal.ts';

/** No system has longer ones, and one of thousands of folders would be taken apart again and again. */
const longestPath = 4096;

/** The path of an entry that may be read, refused by what the archive says of it. */
function checkedPath(entry: PackedEntry, limits: ArchiveLimits): string {
  const name = shown(entry.path);
  if (entry.encrypted) throw new ImportError(`the archive is encrypted (${name})`, 'encrypted');
  if (entry.path.length > longestPath) {
    throw new ImportError(`the archive has a path of over ${longestPath} characters: ${name}`);
  }
  const path = safePath(entry.path);
  if (path === null) throw new ImportError(`the archive has a path that leads outside: ${name}`);
  if (entry.kind === 'special') {
    throw new ImportError(`the archive holds a link or a special file: ${name}`);
  }
  if (entry.size > limits.entryBytes) {
    throw new ImportError(`the archive unpacks beyond the limit: ${name}`, 'entryTooLarge');
  }
  return path;
}

/** Files by path: of two that have the same one the later counts, as it does for unzip. */
function filesOf(
  { bytes, entries }: Container,
  limits: ArchiveLimits,
  omissions: Pick<Omissions, 'add'> | undefined,
): Map<string, number> {
  if (entries.length > limits.entries) {
    throw new ImportError(`the archive has over ${limits.entries} entries`);
  }
  const files = new Map<string, number>();
  let unpacked = 0;
  for (const [index, entry] of entries.entries()) {
    const path = checkedPath(entry, limits);
    unpacked += entry.size;
    if (unpacked > limits.totalBytes) {
      throw new ImportError('the archive unpacks beyond the limit', 'tooLarge');
    }
    if (unpacked > limits.ratioFrom && unpacked > bytes * limits.ratio) {
      throw new ImportError(
        `the archive unpacks to over ${limits.ratio} times its size`,
        'packedTooTightly',
      );
    }
    if (entry.kind === 'folder' || path === '') continue;
    if (files.has(path)) {
      const reason = 'is in the archive more than once, of which the last was taken';
      omissions?.add({ kind: 'file', place: path, reason });
    }
    files.set(path, index);
  }
  return files;
}

/** An archive that may be read, of a container of any kind. Throws `ImportError` otherwise. */
export function lookOver(
  container: Container,
  limits: ArchiveLimits,
  {
    omissions,
    signal,
  }: { readonly omissions: Pick<Omissions, 'add'> | undefined; readonly signal: AbortSignal },
): Archive {
  const files = filesOf(container, limits, omissions);
  for (const reason of container.remarks) {
    omissions?.add({ kind: 'file', place: 'the archive', reason });
  }
  const anyCase = new Map([...files].toReversed().map(([name, at]) => [name.toLowerCase(), at]));
  const find = (name: string): number | undefined => {
    const path = name.normalize('NFC');
    return files.get(path) ?? anyCase.get(path.toLowerCase());
  };
  return {
    kind: container.kind,
    names: [...files.keys()],
    has: (name) => find(name) !== undefined,
    async read(name) {
      const index = find(name);
      if (index === undefined) throw new ImportError(`the archive has no ${shown(name)}`);
      try {
        return await container.read(index);
      } catch (error) {
        signal.throwIfAborted();
        throw refusal(error);
      }
    },
    close: container.close,
  };
}
