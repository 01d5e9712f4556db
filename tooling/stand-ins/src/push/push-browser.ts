import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that subscribes to a push service: what it says of itself, and how it reads. */
export type PushBrowser = {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The text of a message that was encrypted for it (RFC 8291). */
  readonly read: (message: Uint8Array) => string;
};

const saltBytes = 16;
const headBytes = 21;
const tagBytes = 16;

export function openPushBrowser(endpoint: string): PushBrowser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(message) {
      const bytes = Buffer.from(message);
      const salt = bytes.subarray(0, saltBytes);
      const keyEnd = headBytes + (bytes[headBytes - 1] ?? 0);
      const theirs = bytes.subarray(headBytes, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const padded = Buffer.concat([
        decipher.update(bytes.subarray(keyEnd, -tagBytes)),
        decipher.final(),
      ]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
