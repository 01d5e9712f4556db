import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;

export type RsaPair = {
  readonly privateKey: webcrypto.CryptoKey;
  /** In hex, as jsencrypt takes them. */
  readonly modulus: string;
  readonly exponent: string;
};

/**
 * OAEP holds 318 bytes under 3072 bits: two passwords of 32 characters and a session key, in JSON
 * and base64, take up to 292, which is more than 2048 bits let through.
 */
const algorithm = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** A new private key, as PKCS#8 in DER. */
export async function makePrivateKey(): Promise<Uint8Array> {
  const { privateKey } = await subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return new Uint8Array(await subtle.exportKey('pkcs8', privateKey));
}

export async function readPrivateKey(der: Uint8Array): Promise<RsaPair> {
  const privateKey = await subtle.importKey('pkcs8', der, algorithm, true, ['decrypt']);
  const { n = '', e = '' } = await subtle.exportKey('jwk', privateKey);
  return { privateKey, modulus: hex(n), exponent: hex(e) };
}

function hex(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('hex');
}

/** The plaintext; null for what was not encrypted for this key by OAEP with SHA-256. */
export async function decrypt(
  { privateKey }: RsaPair,
  ciphertext: Uint8Array,
): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await subtle.decrypt({ name: algorithm.name }, privateKey, ciphertext));
  } catch {
    // Whatever is wrong with it, nobody is told what.
    return null;
  }
}
