import { sha256 } from '@noble/hashes/sha2.js';

/** An RSA key as the service hands it out: both numbers in hex. */
export type PublicNumbers = { readonly modulus: string; readonly exponent: string };

const digestBytes = 32;

/** The mask of a seed (RFC 8017, B.2.1). */
function mask(seed: Uint8Array, length: number): Uint8Array {
  const made = new Uint8Array(Math.ceil(length / digestBytes) * digestBytes);
  for (let block = 0; block * digestBytes < length; block += 1) {
    const counted = new Uint8Array([...seed, block >> 24, block >> 16, block >> 8, block]);
    made.set(sha256(counted), block * digestBytes);
  }
  return made.subarray(0, length);
}

function mixed(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (other[at] ?? 0));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `base` to the power of `exponent`, of which the rest by `modulus` is left. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/**
 * RSA-OAEP with SHA-256 and no label (RFC 8017, 7.1.1), for origins where browsers offer no `subtle`:
 * a phone that reads from a machine on the same network. Null for a message beyond what fits.
 */
export function encryptOaep(
  message: Uint8Array,
  { modulus, exponent }: PublicNumbers,
): Uint8Array | null {
  const size = Math.ceil(modulus.replace(/^0+/, '').length / 2);
  const room = size - digestBytes - 1;
  if (message.length > room - digestBytes - 1) return null;
  const block = new Uint8Array(room);
  block.set(sha256(new Uint8Array()));
  block[room - message.length - 1] = 1;
  block.set(message, room - message.length);
  const seed = crypto.getRandomValues(new Uint8Array(digestBytes));
  const maskedBlock = mixed(block, mask(seed, room));
  const maskedSeed = mixed(seed, mask(maskedBlock, digestBytes));
  const number = BigInt(`0x${toHex(maskedSeed)}${toHex(maskedBlock)}`);
  const sent = power(number, BigInt(`0x${exponent}`), BigInt(`0x${modulus}`));
  const hex = sent.toString(16).padStart(2 * size, '0');
  return Uint8Array.from({ length: size }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}
