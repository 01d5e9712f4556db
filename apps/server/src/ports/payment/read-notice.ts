import { z } from 'zod';
import { readSigned, type SignedNotice } from '../outside/signed-notice.ts';

const notice = z.object({ orderId: z.uuid() });

/**
 * The order that a provider's notice is about; null where its signature is not the provider's, or
 * old. What else it says is not believed: the provider is asked, so a copy of one changes nothing.
 */
export function readNotice(secret: string, signed: SignedNotice): string | null {
  return notice.safeParse(readSigned(secret, signed)).data?.orderId ?? null;
}
