import { createCipheriv, createSecretKey, randomBytes } from 'node:crypto';

/**
 * Encrypts addresses with a key made for one view: AES-256-GCM, base64url of the 12-byte IV,
 * the ciphertext and the tag (contract, entities/image.ts).
 */
export class AddressCipher {
  readonly #key = createSecretKey(randomBytes(32));

  /** The key in base64url. */
  get key(): string {
    return this.#key.export().toString('base64url');
  }

  encrypt(address: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const text = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url');
  }
}
