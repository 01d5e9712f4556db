import path from 'node:path';

/** Archives of pictures, and PDFs, which are taken as such. */
const archives = new Set(['.cbz', '.zip', '.cbr', '.rar', '.cb7', '.7z', '.cbt', '.tar', '.pdf']);
/** Books that are a work by themselves. */
const books = new Set(['.epub']);
/** Books in formats that are not read. */
const unread = new Set(
  '.mobi .prc .azw .azw3 .azw4 .kfx .fb2 .lit .lrf .djvu .docx .odt .rtf'.split(' '),
);

function endingOf(name: string): string {
  return path.extname(name).toLowerCase();
}

export function isArchiveName(name: string): boolean {
  return archives.has(endingOf(name));
}
export function isBookName(name: string): boolean {
  return books.has(endingOf(name));
}
export function isUnreadBookName(name: string): boolean {
  return unread.has(endingOf(name));
}
