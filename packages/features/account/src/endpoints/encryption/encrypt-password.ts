import type { RsaKeySet } from '@hanji/contract/entities/member.ts';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import { JSEncrypt } from 'jsencrypt';

export type Passwords = { readonly password: string; readonly newPassword?: string | undefined };

type EncryptionProblem = Extract<
  AuthenticationErrorKind,
  'encryptionFailed' | 'invalidSecurityKey'
>;

export type Encrypted =
  | { readonly ok: true; readonly body: EncryptedPassword }
  | { readonly ok: false; readonly problem: EncryptionProblem };

const hex = /^[0-9a-f]+$/i;
const leastModulusDigits = 2048 / 4;

/**
 * The one form in which a password leaves this browser (reading-service, section 5): RSA with OAEP
 * and SHA-256 over the base64 of a JSON with the session key. The base64 is there because the
 * library spoils what is not ASCII. The problems are the two alerts of section 8.
 */
export function encryptPassword(keys: RsaKeySet, passwords: Passwords): Encrypted {
  const { sessionKey, publicKeyModulus, publicKeyExponent } = keys;
  if (!isKey(publicKeyModulus, publicKeyExponent) || sessionKey === '') {
    return { ok: false, problem: 'invalidSecurityKey' };
  }
  const encryption = new JSEncrypt();
  // An empty key to be filled with numbers: without one, the library makes a pair of its own.
  encryption.setPublicKey('none');
  encryption.getKey().setPublic(publicKeyModulus, publicKeyExponent);
  const rsaEncryptedString = encryption.encryptOAEP(
    base64(JSON.stringify({ sessionKey, ...passwords })),
  );
  if (!rsaEncryptedString) return { ok: false, problem: 'encryptionFailed' };
  return { ok: true, body: { sessionKey, rsaEncryptedString } };
}

/** Whether both numbers come in hex and make a key of 2048 bits or more: less is not used. */
function isKey(modulus: string, exponent: string): boolean {
  const digits = modulus.replace(/^0+/, '');
  return hex.test(digits) && hex.test(exponent) && digits.length >= leastModulusDigits;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
