/** A place in a book: a file's name in the archive and an element's id in it. */
export type BookAddress = {
  readonly name: string;
  readonly fragment: string;
};

const base = 'book://x/';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is part of the name.
    return text;
  }
}

/**
 * Resolves an address that stands in `from` (a file's name in the archive). Undefined for
 * what leads out of the book: other schemes, other hosts.
 */
export function resolveInBook(address: string, from: string): BookAddress | undefined {
  const inside = base + from.split('/').map(encodeURIComponent).join('/');
  const url = URL.parse(address.trim(), inside);
  if (!url || url.protocol !== 'book:' || url.host !== 'x') return undefined;
  return { name: decoded(url.pathname.slice(1)), fragment: decoded(url.hash.slice(1)) };
}

/** Name in the archive of an address that epubjs made absolute, such as `/OPS/a%20b.xhtml`. */
export function nameOfUrl(url: string): string {
  return decoded(url.replace(/^\//, '').replace(/[?#].*$/s, ''));
}

const typesByEnding: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ncx: 'text/xml',
  opf: 'text/xml',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml',
  xml: 'text/xml',
};

/** Media type by a name's ending; undefined when the ending says nothing. */
export function typeOfName(name: string): string | undefined {
  return typesByEnding[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}
