import { z } from 'zod';
import type { OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';

/** More than any mission brings: what a stolen key could make at once has an end. */
const mostCoins = 100_000;

const name = z.string().regex(/^[\w.:-]{1,128}$/);
const coins = z.int().min(1).max(mostCoins);
const points = z.int().min(0).max(1_000_000_000);

const mission = z
  .object({ transactionId: name, userKey: z.uuid(), coins })
  .transform((notice) => ({ ...notice, kind: 'mission' as const }));

const converted = z
  .object({
    transactionId: name,
    userKey: z.uuid(),
    conversionId: z.uuid(),
    state: z.literal('converted'),
    points,
    coins,
  })
  .transform((notice) => ({ ...notice, kind: 'converted' as const }));

const failed = z
  .object({ userKey: z.uuid(), conversionId: z.uuid(), state: z.literal('failed') })
  .transform((notice) => ({ ...notice, kind: 'failed' as const }));

const notices = { pincrux: mission, pointpark: z.union([converted, failed]) } as const;

export type OfferNotice =
  | z.output<typeof mission>
  | z.output<typeof converted>
  | z.output<typeof failed>;

/** What a partner tells, once its signature is known to be its own; null for another shape. */
export function readOfferNotice(partner: OfferPartner, received: unknown): OfferNotice | null {
  return notices[partner].safeParse(received).data ?? null;
}
