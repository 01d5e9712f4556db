import type { RsaKeySet } from '@hanji/contract/entities/member.ts';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import type { PublicNumbers } from './encrypt-oaep.ts';

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
 * and SHA-256 over the base64 of a JSON with the session key. The problems are the two alerts of
 * section 8.
 */
export async function encryptPassword(keys: RsaKeySet, passwords: Passwords): Promise<Encrypted> {
  const { sessionKey, publicKeyModulus: modulus, publicKeyExponent: exponent } = keys;
  if (!isKey(modulus, exponent) || sessionKey === '') {
    return { ok: false, problem: 'invalidSecurityKey' };
  }
  const text = base64(new TextEncoder().encode(JSON.stringify({ sessionKey, ...passwords })));
  const rsaEncryptedString = await encrypt(text, { modulus, exponent }).catch(() => null);
  if (rsaEncryptedString === null) return { ok: false, problem: 'encryptionFailed' };
  return { ok: true, body: { sessionKey, rsaEncryptedString } };
}

/** By the browser, which offers it on secure origins alone; on others by what comes only there. */
async function encrypt(ascii: string, numbers: PublicNumbers): Promise<string | null> {
  if (!globalThis.crypto.subtle) {
    return (await import('./encrypt-oaep.ts')).encryptOaep(ascii, numbers);
  }
  const jwk = { kty: 'RSA', n: base64Url(numbers.modulus), e: base64Url(numbers.exponent) };
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['encrypt']);
  const message = new TextEncoder().encode(ascii);
  return base64(new Uint8Array(await crypto.subtle.encrypt(algorithm, key, message)));
}

/** Whether both numbers come in hex and make a key of 2048 bits or more: less is not used. */
function isKey(modulus: string, exponent: string): boolean {
  const digits = modulus.replace(/^0+/, '');
  return hex.test(digits) && hex.test(exponent) && digits.length >= leastModulusDigits;
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** A number in hex as a JSON Web Key has it. */
function base64Url(digits: string): string {
  const even = digits.replace(/^0+/, '').replace(/^(?=(?:..)*.$)/, '0');
  const bytes = (even.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return base64(Uint8Array.from(bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
