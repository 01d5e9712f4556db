const ivLength = 12;

/** From base64url, with or without padding. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Opens one encrypted address of a chapter view; see `openImageAddresses`. */
export type OpenAddress = (url: string, parameter: string) => Promise<string>;

/**
 * Image addresses arrive as base64url of IV and AES-GCM ciphertext; the key comes with the view,
 * and the parameter string is appended after decoding (reading-service, section 3 "Chapter").
 * @throws when the key or an address is spoiled: decryption is authenticated.
 */
export async function openImageAddresses(imageKey: string): Promise<OpenAddress> {
  const decrypt = await decryptor(fromBase64Url(imageKey));
  return async (url, parameter) => {
    const bytes = fromBase64Url(url);
    const plain = await decrypt(bytes.slice(0, ivLength), bytes.slice(ivLength));
    const address = new TextDecoder().decode(plain);
    return parameter ? `${address}${address.includes('?') ? '&' : '?'}${parameter}` : address;
  };
}

type Decrypt = (
  iv: Uint8Array<ArrayBuffer>,
  ciphertext: Uint8Array<ArrayBuffer>,
) => Promise<ArrayBuffer | Uint8Array>;

async function decryptor(rawKey: Uint8Array<ArrayBuffer>): Promise<Decrypt> {
  if (globalThis.crypto.subtle) {
    const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['decrypt']);
    return (iv, ciphertext) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, ciphertext);
  }
  const { gcm } = await import('@noble/ciphers/aes.js');
  return async (iv, ciphertext) => gcm(rawKey, iv).decrypt(ciphertext);
}
