import type { RsaKeySet } from '@hanji/contract/entities/member.ts';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import { JSEncrypt } from 'jsencrypt';
import { rsaPublicKey } from './rsa-public-key.ts';

export type Passwords = { readonly password: string; readonly newPassword?: string | undefined };

type EncryptionProblem = Extract<
  AuthenticationErrorKind,
  'encryptionFailed' | 'invalidSecurityKey'
>;

export type Encrypted =
  | { readonly ok: true; readonly body: EncryptedPassword }
  | { readonly ok: false; readonly problem: EncryptionProblem };

/**
 * The one form in which a password leaves this browser (reading-service, section 5): RSA with OAEP
 * and SHA-256 over the base64 of a JSON with the session key. The base64 is there because the
 * library spoils what is not ASCII. The problems are the two alerts of section 8.
 */
export function encryptPassword(keys: RsaKeySet, passwords: Passwords): Encrypted {
  const { sessionKey, publicKeyModulus, publicKeyExponent } = keys;
  const key = rsaPublicKey(publicKeyModulus, publicKeyExponent);
  if (key === null || sessionKey === '') return { ok: false, problem: 'invalidSecurityKey' };
  const encryption = new JSEncrypt();
  encryption.setPublicKey(key);
  const rsaEncryptedString = encryption.encryptOAEP(
    base64(JSON.stringify({ sessionKey, ...passwords })),
  );
  if (!rsaEncryptedString) return { ok: false, problem: 'encryptionFailed' };
  return { ok: true, body: { sessionKey, rsaEncryptedString } };
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
