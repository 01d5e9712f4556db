import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { answerOf, type Answer } from '../answer.ts';
import { sessionEndpoints } from '../session.ts';
import type { Encrypted, Passwords } from './encrypt-password.ts';

/** What kept a password from being sent, or what the call answered. */
export type SentPassword<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | {
      readonly kind: 'unencrypted';
      readonly problem: Extract<Encrypted, { ok: false }>['problem'];
    };

type Encryption<Data> = {
  readonly dispatch: EditionStore['dispatch'];
  readonly purpose: RsaPurpose;
  readonly passwords: Passwords;
  readonly onKeys?: () => void;
  readonly send: (encrypted: EncryptedPassword) => Promise<Answer<Data>>;
};

/**
 * Fetches keys for a purpose, encrypts, and sends. The library comes when it is first needed, and
 * after the keys: browsers keep an import that failed, as without a connection, until a reload.
 */
export async function sendEncrypted<Data>(
  encryption: Encryption<Data>,
): Promise<SentPassword<Data>> {
  const { dispatch, purpose, passwords, onKeys, send } = encryption;
  const keys = await answerOf(
    dispatch(sessionEndpoints.getRsaKeys.initiate({ params: { purpose } }, { track: false })),
  );
  if (keys.error) return { kind: 'failed', error: keys.error };
  onKeys?.();
  const library = await import('./encrypt-password.ts').catch(() => null);
  if (!library) return { kind: 'unencrypted', problem: 'encryptionFailed' };
  const encrypted = await library.encryptPassword(keys.data, passwords);
  if (!encrypted.ok) return { kind: 'unencrypted', problem: encrypted.problem };
  const answer = await send(encrypted.body);
  if (answer.error) return { kind: 'failed', error: answer.error };
  return { kind: 'answered', data: answer.data };
}
