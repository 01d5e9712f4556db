import path from 'node:path';

/** Archives of pictures, and PDFs, which are taken as such. */
const archives = new Set(['.cbz', '.zip', '.cbr', '.rar', '.cb7', '.7z', '.cbt', '.tar', '.pdf']);
/** Books that are a work by themselves. */
const books = new Set(['.epub']);
/** Books in formats that are not read. */
const unread = new Set(
  `.mobi .prc .azw .azw3 .azw4 .kfx .kepub .fb2 .lit .lrf .djvu .chm .docx .odt .rtf .htmlz .txtz .pdb .pmlz
    .rb .snb .tcr`.split(/\s+/),
);
/** What a manager of books writes beside each that it keeps, in whatever format. */
const managed = 'metadata.opf';

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
/** Whether a manager of books keeps one in the folder of this file. */
export function isManagedName(name: string): boolean {
  return name.toLowerCase() === managed;
}

/** Whether a folder beside such a file holds what somebody has put to their book, and no work. */
export function isManagersFolder(name: string): boolean {
  return name.toLowerCase() === 'data';
}

/** Whether a file says that a book is kept in its folder that may be in no format that is read. */
export function tellsOfUnreadBook(name: string): boolean {
  return isUnreadBookName(name) || isManagedName(name);
}
