import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { RsaKeySet } from '@hanji/contract/entities/member.ts';

type Passwords = { readonly password: string; readonly newPassword?: string };

/** What a client of ours encrypts: base64 of JSON. */
export function passwordPlaintext(sessionKey: string, passwords: Passwords): string {
  return Buffer.from(JSON.stringify({ sessionKey, ...passwords })).toString('base64');
}

/** What a client of ours sends; `padding` and `text` are for what it never would. */
export function encryptPassword(
  { publicKeyModulus, publicKeyExponent, sessionKey }: RsaKeySet,
  passwords: Passwords,
  {
    text = passwordPlaintext(sessionKey, passwords),
    padding = constants.RSA_PKCS1_OAEP_PADDING,
    oaepHash = 'sha256',
  } = {},
): EncryptedPassword {
  const n = base64url(publicKeyModulus);
  const e = base64url(publicKeyExponent);
  const key = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  const ciphertext = publicEncrypt(
    padding === constants.RSA_PKCS1_PADDING ? { key, padding } : { key, padding, oaepHash },
    Buffer.from(text),
  );
  return { sessionKey, rsaEncryptedString: ciphertext.toString('base64') };
}

function base64url(hex: string): string {
  return Buffer.from(hex, 'hex').toString('base64url');
}
