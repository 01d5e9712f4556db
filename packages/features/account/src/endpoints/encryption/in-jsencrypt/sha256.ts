import { sha256 } from '@noble/hashes/sha2.js';

/**
 * In the place of jsencrypt's module of that name: the digest that calls are signed with on such an
 * origin, so that there is one. Texts are of bytes, a character each.
 */
export function rstr_sha256(text: string): string {
  return String.fromCharCode(...sha256(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
}

/** Where the library signs, which no browser does here. */
export function rstr2hex(): never {
  throw new Error('nothing is signed in a browser');
}
