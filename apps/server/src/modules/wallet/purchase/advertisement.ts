import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Advertisement } from '@hanji/contract/entities/purchase.ts';
import { adsADay, adUsesLeft } from '@hanji/domain/chapters/rights/rental.ts';
import { ticketBalance } from '@hanji/domain/coins/lots.ts';
import { chapterRental } from '#db/schema/wallet/purchase.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { readToken, signToken } from '#modules/account/tokens/signed-token.ts';
import type { TitlePath } from '#modules/admission/admission.ts';
import type { LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { localAdvertiser } from '#ports/outside/local-advertiser.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { chaptersForSale, readStoredTitle } from './chapters-for-sale.ts';
import { lockForPurchase } from './purchase-facts.ts';
import type { Buyer } from './unlock-chapters.ts';

const use = 'advertisement';
/** Longer than any advertisement, with a pause within it. */
const lifetimeMs = 10 * 60 * 1000;
/** No day of any time zone is longer. */
const twoDaysMs = 48 * 60 * 60 * 1000;

const begun = z.object({
  reference: z.string(),
  walletId: z.number(),
  chapterId: z.number(),
  begunAt: z.number(),
});

/** When advertisements opened chapters of late, in any edition. */
async function usesOf(unit: UnitContext, walletId: number) {
  const since = new Date(unit.now().getTime() - twoDaysMs);
  const rows = await unit.db
    .select({ at: chapterRental.rentedAt, edition: chapterRental.edition })
    .from(chapterRental)
    .where(
      and(
        eq(chapterRental.walletId, walletId),
        eq(chapterRental.method, 'rent-with-ads'),
        isNull(chapterRental.entryId),
        gt(chapterRental.rentedAt, since),
      ),
    );
  return rows.map(({ at, edition }) => ({ at, timeZone: editionFacts(edition).timeZone }));
}

function usesLeft(unit: UnitContext, uses: Awaited<ReturnType<typeof usesOf>>): number {
  const { timeZone } = editionFacts(unit.origin.edition);
  return adUsesLeft({ uses, dailyLimit: adsADay, now: unit.now(), timeZone });
}

/**
 * An advertisement for a chapter (reading-service, sections 1 and 9).
 * @throws ApiFailure as content home does; 404 where none opens it; 409 where there are none left
 * today, with the ad tickets that there are
 */
export async function beginAdvertisement(
  context: RequestContext,
  path: TitlePath & { readonly chapterId: number },
  { memberId, caller }: Buyer,
): Promise<Advertisement> {
  const { chapterId } = path;
  const stored = await readStoredTitle(context, path, [chapterId]);
  return inUnit(context, async (unit) => {
    const facts = await lockForPurchase(unit.db, memberId, path.contentId, null);
    const { wallet, rights } = facts;
    const { chapters } = chaptersForSale(unit, stored, [chapterId], caller, rights);
    if (!chapters.every(({ salesConfig }) => salesConfig.rentAllowedWith.includes('ads'))) {
      throw new ApiFailure(404, 'notForSale');
    }
    const left = usesLeft(unit, await usesOf(unit, wallet.id));
    const adTickets = ticketBalance(wallet.lots, 'ad_ticket', unit.now());
    if (left === 0) throw new ApiFailure(409, 'adsUsedUp', { adTickets });
    const { reference, clipUrl, seconds } = await localAdvertiser(unit).begin();
    const begunAt = unit.now().getTime();
    const promised = { reference, walletId: wallet.id, chapterId, begunAt };
    const adToken = signToken(unit, use, promised, lifetimeMs);
    return { adToken, clipUrl, seconds, usesLeft: left, adTickets };
  });
}

/** Whether a token stands for an advertisement that opens this chapter now; else why not. */
export async function wasShown(
  unit: UnitContext,
  { id: walletId }: LockedWallet,
  chapterId: number,
  adToken: string,
): Promise<'shown' | 'adNotShown' | 'adsUsedUp'> {
  const found = readToken(unit, use, adToken, begun);
  if (found?.walletId !== walletId || found.chapterId !== chapterId) return 'adNotShown';
  const begunAt = new Date(found.begunAt);
  const uses = await usesOf(unit, walletId);
  // Nobody watches two at once: what was shown while another was opens nothing.
  if (uses.some(({ at }) => at > begunAt)) return 'adNotShown';
  if (usesLeft(unit, uses) === 0) return 'adsUsedUp';
  const { reference } = found;
  return (await localAdvertiser(unit).wasShown({ reference, begunAt })) ? 'shown' : 'adNotShown';
}
