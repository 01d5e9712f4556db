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
