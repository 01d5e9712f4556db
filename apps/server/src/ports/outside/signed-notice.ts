import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice of long ago is somebody else's copy. */
const toleranceMs = 5 * 60 * 1000;

const signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

export type SignedNotice = {
  /** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<body>`. */
  readonly header: string;
  readonly body: Buffer;
  readonly now: Date;
};

/** The JSON of a notice; null where it is none, or its signature is not of this secret, or old. */
export function readSigned(secret: string, { header, body, now }: SignedNotice): unknown {
  const [, seconds = '', given = ''] = signature.exec(header) ?? [];
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return null;
  const made = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  const sent = Buffer.from(given, 'hex');
  if (sent.length !== made.length || !timingSafeEqual(sent, made)) return null;
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
