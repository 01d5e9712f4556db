import type { Lot } from '@hanji/domain/coins/lots.ts';
import type { Transaction } from '#db/executor.ts';
import { namedQuery } from '#db/named-query.ts';
import { lockWalletRow, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { lotFrom, type WrittenLot } from '#modules/wallet/ledger/written-lot.ts';
import {
  momentOf,
  rightsOf,
  type StoredRentals,
  type StoredUnlocks,
} from '#http/request/member-wallet.ts';
import type { ChapterRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';

/** A transaction as it is stored: what was asked for with its token, and what was answered. */
export type KnownTransaction = { readonly request: string | null; readonly answer: unknown };

/** What a purchase of a title's chapters is decided by, of a wallet that nobody else changes. */
export type PurchaseFacts = {
  readonly wallet: LockedWallet;
  readonly rights: ChapterRights;
  readonly gaugeUsedAt: Date | null;
  /** Null where the member has none with that token. */
  readonly transaction: KnownTransaction | null;
};

type Row = {
  readonly lots: readonly WrittenLot[] | null;
  readonly unlocks: StoredUnlocks;
  readonly rentals: StoredRentals;
  readonly gauge: string | null;
  readonly transaction: KnownTransaction | null;
};

const readFacts = namedQuery<Row>(
  'purchase_facts',
  `with own as (select id from wallet where member_id = $1)
  select (select json_agg(l order by id) from coin_lot l
      where l.wallet_id = (select id from own) and l.amount > 0) as lots,
    (select json_agg(json_build_array(id, chapter_id, unlocked_at, delivered_at))
      from chapter_unlock
      where wallet_id = (select id from own) and content_id = $2 and taken_back_at is null) as unlocks,
    (select json_agg(json_build_array(chapter_id, ends_at)) from chapter_rental
      where wallet_id = (select id from own) and content_id = $2) as rentals,
    (select to_json(used_at) #>> '{}' from gauge_use
      where wallet_id = (select id from own) and content_id = $2) as gauge,
    (select json_build_object('request', encode(request, 'hex'), 'answer', answer)
      from coin_transaction where token = $3 and wallet_id = (select id from own)) as transaction`,
);

const lockWallet = namedQuery<{ readonly id: number }>(
  'lock_wallet',
  'select id from wallet where member_id = $1 for update',
);

/**
 * Locks the wallet of a member, and then reads what stands in it and beside it, by a statement of
 * its own: one that waited for the lock would show what was there before. Both go out at once.
 */
export async function lockForPurchase(
  tx: Transaction,
  memberId: string,
  contentId: number,
  token: string | null,
): Promise<PurchaseFacts> {
  const [[locked], [row]] = await Promise.all([
    lockWallet(tx, [memberId]),
    readFacts(tx, [memberId, contentId, token]),
  ]);
  if (locked === undefined) {
    await lockWalletRow(tx, memberId);
    return lockForPurchase(tx, memberId, contentId, token);
  }
  const { id } = locked;
  const { lots, unlocks = null, rentals = null, gauge = null, transaction = null } = row ?? {};
  return {
    wallet: { id, lots: (lots ?? []).map((lot): Lot => lotFrom(lot)) },
    rights: rightsOf(unlocks, rentals),
    gaugeUsedAt: momentOf(gauge),
    transaction,
  };
}
