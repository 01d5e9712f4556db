import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import type { RequestContext } from '#http/request-context.ts';
import { tokenDigest } from '#modules/account/tokens/opaque-token.ts';
import { takePair } from './rsa-keys.ts';
import { decrypt } from './rsa-pair.ts';

/** `newPassword` comes with the current one where that is changed. */
export type DecryptedPassword = {
  readonly password: string;
  readonly newPassword: string | null;
};

const plaintext = z.object({
  sessionKey: z.string(),
  password: z.string(),
  newPassword: z.string().optional(),
});

/**
 * The password that was sent (reading-service, section 5 "only ever RSA-encrypted"): base64 of
 * UTF-8 JSON with the session key once more, under RSA-OAEP with SHA-256. Null for whatever is
 * wrong with it, to be refused as a wrong password is: give that to `verifyPassword` as it is. The
 * session key is used up either way, so this comes before a unit begins, never within one, whose
 * failure would bring the key back.
 */
export async function decryptPassword(
  context: Pick<RequestContext, 'db' | 'now'>,
  sent: EncryptedPassword & { readonly purpose: RsaPurpose },
): Promise<DecryptedPassword | null> {
  const pair = await takePair(context, sent.purpose, sent.sessionKey);
  if (pair === null) return null;
  const bytes = await decrypt(pair, Buffer.from(sent.rsaEncryptedString, 'base64'));
  const read = bytes === null ? null : readPlaintext(bytes);
  if (read === null || !isSame(read.sessionKey, sent.sessionKey)) return null;
  return { password: read.password, newPassword: read.newPassword ?? null };
}

function readPlaintext(bytes: Uint8Array): z.output<typeof plaintext> | null {
  try {
    const json = Buffer.from(Buffer.from(bytes).toString('latin1'), 'base64');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(json);
    return plaintext.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(tokenDigest(one), tokenDigest(other));
}
