import path from 'node:path';

/** Archives of pictures. */
const archives = new Set(['.cbz', '.zip', '.cbr', '.rar', '.cb7', '.7z', '.cbt', '.tar']);
/** Books that are a work by themselves. */
const books = new Set(['.epub']);

function endingOf(name: string): string {
  return path.extname(name).toLowerCase();
}

export function isArchiveName(name: string): boolean {
  return archives.has(endingOf(name));
}
export function isBookName(name: string): boolean {
  return books.has(endingOf(name));
}
