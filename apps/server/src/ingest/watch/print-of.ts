import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '#errors/start-error.ts';

/** What browsers and download managers call a file that is not whole yet. */
const unfinished = /\.(?:part|partial|crdownload|download|tmp|filepart|!qb|aria2)$/i;

/** What says what came of an import may be written beside works, and is no part of any. */
function isReportName(name: string): boolean {
  return /\.json$/i.test(name);
}

/** Whether a file is no part of any work, whatever else lies there: what is written of imports, and what comes yet. */
export function isBesideWorks(name: string): boolean {
  return isReportName(name) || unfinished.test(name);
}

async function filesOf(place: string): Promise<readonly string[]> {
  if ((await stat(place)).isFile()) return [place];
  const found = await readdir(place, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => !entry.isDirectory() && !isReportName(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Names, kinds, sizes and times of change of a file, or of all that lies in a folder and is none: the
 * same as long as nothing is written. Null while it is gone, or says by a name that it is not whole yet. What cannot
 * be looked into has a print all the same: whoever takes it in says why.
 */
export async function printOf(place: string): Promise<string | null> {
  try {
    const files = await filesOf(place);
    if (files.some((file) => unfinished.test(file))) return null;
    const hash = createHash('sha256');
    for (const file of files) {
      const { mode, size, mtimeMs } = await (file === place ? stat : lstat)(file);
      // A link, for which a folder is refused, may have become the file that it led to.
      const kind = mode & constants.S_IFMT;
      hash.update(`${JSON.stringify(path.relative(place, file))} ${kind} ${size} ${mtimeMs}\n`);
    }
    return hash.digest('hex');
  } catch (error) {
    const code = systemErrorCode(error);
    // It was moved or removed while it was looked at: the next look knows.
    return code === null || code === 'ENOENT' || code === 'ENOTDIR' ? null : `unread ${code}`;
  }
}
