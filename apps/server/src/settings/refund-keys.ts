import { z } from 'zod';

/** A key of AES-256, by the name that is kept beside what it encrypted. */
export type RefundKey = { readonly id: string; readonly key: Uint8Array };

const keyBytes = 32;
const mend = 'use name:key, joined by commas, each key 32 bytes in base64';

function keyOf(text: string): RefundKey | null {
  const [, id, encoded = ''] = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64');
  return id === undefined || id === localKeyId || key.length !== keyBytes ? null : { id, key };
}

/** What a service for one machine encrypts with where no key is set. */
export const localKeyId = 'local';

/** Keys for the data of refunds: the first encrypts, all decrypt. */
export const refundKeys = z
  .string()
  .default('')
  .transform((text, context) => {
    const words = text.split(',').filter((word) => word.trim() !== '');
    const keys = words.map((word) => keyOf(word.trim())).filter((key) => key !== null);
    const names = new Set(keys.map(({ id }) => id));
    if (names.size === words.length) return keys;
    context.addIssue({ code: 'custom', message: mend });
    return z.NEVER;
  });
