/** An RSA key as the service hands it out: both numbers in hex. */
export type PublicNumbers = { readonly modulus: string; readonly exponent: string };

type Sha256 = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

const digestBytes = 32;

/**
 * RSA-OAEP with SHA-256 in base64 (RFC 8017, section 7.1.1), for origins where browsers offer no
 * `subtle`: a phone that reads from a machine on the same network. The key is public and the seed
 * drawn anew each time; the digest is handed in, so that nothing else comes along. Null for a message
 * beyond what fits.
 */
export async function encryptOaep(
  ascii: string,
  { modulus, exponent }: PublicNumbers,
  sha256: Sha256,
): Promise<string | null> {
  const n = BigInt(`0x${modulus}`);
  const size = Math.ceil(n.toString(16).length / 2);
  const message = new TextEncoder().encode(ascii);
  if (message.length > size - 2 * digestBytes - 2) return null;
  const block = new Uint8Array(size - digestBytes - 1);
  block.set(await sha256(new Uint8Array()));
  block[block.length - message.length - 1] = 1;
  block.set(message, block.length - message.length);
  const seed = crypto.getRandomValues(new Uint8Array(digestBytes));
  const maskedBlock = xor(block, await mask(sha256, seed, block.length));
  const maskedSeed = xor(seed, await mask(sha256, maskedBlock, digestBytes));
  const encoded = BigInt(`0x${hexOf([...maskedSeed, ...maskedBlock])}`);
  const digits = power(encoded, BigInt(`0x${exponent}`), n).toString(16);
  const bytes = digits.padStart(2 * size, '0').match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
}

/** MGF1 (appendix B.2.1): digests of the seed with a counter of four bytes, one after the other. */
async function mask(sha256: Sha256, seed: Uint8Array, length: number): Promise<Uint8Array> {
  const made = new Uint8Array(Math.ceil(length / digestBytes) * digestBytes);
  for (let at = 0; at < made.length; at += digestBytes) {
    made.set(await sha256(Uint8Array.from([...seed, 0, 0, 0, at / digestBytes])), at);
  }
  return made.subarray(0, length);
}

function xor(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((byte, at) => byte ^ (other[at] ?? 0));
}

function hexOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
