/**
 * SHA-256. Browsers offer their own only on secure origins; on others (a phone reading from a machine
 * on the same network) a library stands in, loaded only then.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto.subtle) {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  }
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}

/** Of a text, in lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
