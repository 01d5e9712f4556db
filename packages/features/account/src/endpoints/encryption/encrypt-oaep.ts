import { JSEncrypt } from 'jsencrypt';

/** An RSA key as the service hands it out: both numbers in hex. */
export type PublicNumbers = { readonly modulus: string; readonly exponent: string };

/**
 * RSA-OAEP with SHA-256 in base64, for origins where browsers offer no `subtle`: a phone that reads
 * from a machine on the same network. The library spoils what is not ASCII. Null for a message
 * beyond what fits.
 */
export function encryptOaep(ascii: string, { modulus, exponent }: PublicNumbers): string | null {
  const encryption = new JSEncrypt();
  // An empty key to be filled with numbers: without one, the library makes a pair of its own.
  encryption.setPublicKey('none');
  encryption.getKey().setPublic(modulus, exponent);
  return encryption.encryptOAEP(ascii) || null;
}
