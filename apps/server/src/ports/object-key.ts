/** A key that could leave its folder or that some storage would not take. */
export class InvalidKeyError extends Error {
  override readonly name = 'InvalidKeyError';
}

const segment = /^(?!\.)[A-Za-z0-9._-]{1,128}$/;
const longest = 512;

/**
 * Keys are segments of ASCII letters, digits, `.`, `_` and `-` joined by `/`; no segment begins
 * with a dot, so that none climbs and none meets the storage's own files.
 */
export function assertKey(key: string): void {
  if (key.length > longest || !key.split('/').every((part) => segment.test(part))) {
    throw new InvalidKeyError(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
  }
}

/** A prefix is a key cut off anywhere. */
export function assertPrefix(prefix: string): void {
  if (prefix !== '') assertKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  epub: 'application/epub+zip',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  json: 'application/json',
  png: 'image/png',
  webp: 'image/webp',
};

/** What a key's ending says that its bytes are. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** The content type of a key is part of its name, so that every storage gives the same one back. */
export function assertContentType(key: string, contentType: string): void {
  if (contentTypeOf(key) !== contentType) {
    throw new InvalidKeyError(`${key} must hold ${contentTypeOf(key)}, not ${contentType}`);
  }
}
