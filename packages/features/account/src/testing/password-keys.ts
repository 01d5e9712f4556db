import type { CameCall } from './answer-calls.ts';

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const plain = base64.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(plain), (character) => character.codePointAt(0) ?? 0);
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys of the tests' own, and what was sent under them as the service reads it. */
export async function passwordKeys() {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const { n = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const keys = { publicKeyModulus: hexOf(bytesOf(n)), publicKeyExponent: '010001' };
  let count = 0;
  return {
    keys: () => ({ data: { ...keys, sessionKey: `session-key-number-${(count += 1)}` } }),
    read: async ({ fields }: CameCall): Promise<unknown> => {
      const sealed = fields['rsaEncryptedString'];
      const sent = bytesOf(typeof sealed === 'string' ? sealed : '');
      const plain = await crypto.subtle.decrypt(algorithm, pair.privateKey, sent);
      const text = bytesOf(new TextDecoder().decode(plain));
      return JSON.parse(new TextDecoder().decode(text));
    },
  };
}
