import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '#db/secrets.ts';
import { StartError } from '#errors/start-error.ts';
import { localKeyId, type RefundKey } from '#settings/refund-keys.ts';
import type { Settings } from '#settings/settings.ts';

/** What was encrypted, and by which key. */
export type Sealed = { readonly keyId: string; readonly bytes: Uint8Array };

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what refunds know of members: AES-256-GCM, the IV, the ciphertext and the tag. What it is
 * about is bound to it, so that nothing can be put in another's place.
 */
export class RefundCipher {
  readonly #current: RefundKey;
  readonly #keys: ReadonlyMap<string, Uint8Array>;

  /** The first key encrypts, all decrypt. */
  constructor(current: RefundKey, earlier: readonly RefundKey[]) {
    this.#current = current;
    this.#keys = new Map([current, ...earlier].map(({ id, key }) => [id, key]));
  }

  get keyId(): string {
    return this.#current.id;
  }

  seal(plain: Uint8Array, about: string): Sealed {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#current.key, iv).setAAD(Buffer.from(about));
    const text = [cipher.update(plain), cipher.final()];
    const bytes = new Uint8Array(Buffer.concat([iv, ...text, cipher.getAuthTag()]));
    return { keyId: this.#current.id, bytes };
  }

  /** @throws StartError where its key is not set; Error where it is not what was encrypted about this */
  open({ keyId, bytes }: Sealed, about: string): Buffer {
    const key = this.#keys.get(keyId);
    if (key === undefined) throw new StartError(`the key ${keyId} of a refund is not set`);
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
  }
}

type Place = {
  readonly settings: Pick<Settings, 'refundKeys'>;
  readonly secrets: Secrets;
};

/** Null where the settings name no key, and others than this machine reach the service. */
export function refundCipherOf({ settings, secrets }: Place): RefundCipher | null {
  const { keys, orLocal } = settings.refundKeys;
  // Of the database, and so no protection of it: for a service that is tried out.
  const own = new Uint8Array(hkdfSync('sha256', secrets.accountDigest, '', 'refund', 32));
  const local = { id: localKeyId, key: own };
  const [first, ...earlier] = keys;
  if (first === undefined) return orLocal ? new RefundCipher(local, []) : null;
  return new RefundCipher(first, [...earlier, local]);
}
