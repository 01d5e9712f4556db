import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A notice of long ago is somebody else's copy. */
const toleranceMs = 5 * 60 * 1000;

const signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const notice = z.object({ orderId: z.uuid() });

/**
 * The order that a provider's notice is about; null where its signature is not the provider's, or
 * old. What else it says is not believed: the provider is asked, so a copy of one changes nothing.
 */
export function readNotice(
  secret: string,
  { header, body, now }: { readonly header: string; readonly body: Buffer; readonly now: Date },
): string | null {
  const [, seconds = '', given = ''] = signature.exec(header) ?? [];
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs) return null;
  const made = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  const sent = Buffer.from(given, 'hex');
  if (sent.length !== made.length || !timingSafeEqual(sent, made)) return null;
  try {
    return notice.parse(JSON.parse(body.toString())).orderId;
  } catch {
    return null;
  }
}
