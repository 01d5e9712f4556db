import { applyEntry } from '@hanji/domain/coins/ledger/apply-entry.ts';
import type { LedgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import { openingEntry, type OpenedLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import type { Lot } from '@hanji/domain/coins/lots.ts';
import type { Transaction } from '#db/executor.ts';
import type { LockedWallet } from './locked-wallet.ts';
import { writeLedger, type LinkedRows, type Occasion } from './write-ledger.ts';

export type WrittenLedger = {
  /** After all of it. */
  readonly wallet: LockedWallet;
  /** In the order in which they were posted. */
  readonly entryIds: readonly number[];
  /** Of the lots that were opened, in that order. */
  readonly lotIds: readonly number[];
};

/**
 * Entries of a wallet that are written together, in one statement. Those that are posted later see
 * what the earlier ones left.
 */
export class LedgerDraft {
  readonly #wallet: LockedWallet;
  readonly #entries: LedgerEntry[] = [];
  #opened = 0;
  #lots: readonly Lot[];

  constructor(wallet: LockedWallet) {
    this.#wallet = wallet;
    this.#lots = wallet.lots;
  }

  /** What is left of each lot so far; those that were opened here have ids below 0. */
  get lots(): readonly Lot[] {
    return this.#lots;
  }

  /**
   * Gives its place among the entries; null for one of nothing, which leaves no trace.
   * @throws RangeError where it was made for other lots
   */
  post(entry: LedgerEntry): number | null {
    const after = applyEntry(this.#lots, entry);
    if (entry.postings.length === 0) return null;
    this.#lots = after;
    return this.#entries.push(entry) - 1;
  }

  /**
   * Puts a lot into the wallet, with the entry that says where its contents came from.
   * @throws RangeError where it holds nothing
   */
  open<Opened extends Lot>(opened: OpenedLot<Opened>): number {
    const id = -1 - this.#opened;
    // Its entry brings what it holds.
    const empty = { ...opened.lot, amount: 0, id };
    this.#lots = [...this.#lots, empty as Opened];
    this.#opened += 1;
    const place = this.post(openingEntry(opened, id));
    if (place === null) throw new RangeError('a lot of nothing');
    return place;
  }

  /** Writes all of it, and what stands beside it; with no entry nothing is written. */
  async write(
    tx: Transaction,
    occasion: Occasion,
    linked: LinkedRows | null = null,
  ): Promise<WrittenLedger> {
    const { id } = this.#wallet;
    if (this.#entries.length === 0) return { wallet: this.#wallet, entryIds: [], lotIds: [] };
    const changed = this.#lots.filter(
      (lot, at) => lot.id > 0 && lot.amount !== this.#wallet.lots[at]?.amount,
    );
    const opened = this.#lots.filter((lot) => lot.id < 0);
    const entries = this.#entries;
    const facts = { walletId: id, entries, opened, changed, lots: this.#lots };
    const { entryIds, lotIds } = await writeLedger(tx, facts, occasion, linked);
    const lots = this.#lots.map((lot) =>
      lot.id > 0 ? lot : { ...lot, id: lotIds[-1 - lot.id] ?? lot.id },
    );
    return { wallet: { id, lots: lots.filter(({ amount }) => amount > 0) }, entryIds, lotIds };
  }
}
