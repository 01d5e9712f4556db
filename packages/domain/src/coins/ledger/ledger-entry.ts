/** What can happen to a reader's coins. */
export const ledgerEntryKinds = [
  'charge',
  'grant',
  'coin_back',
  'spend',
  'expire',
  'refund',
  'take_back',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];

/** Where the coins of each kind of entry come from or go to; what is taken back goes where it was. */
const counterparts = {
  charge: 'sales',
  grant: 'promotions',
  coin_back: 'promotions',
  spend: 'revenue',
  expire: 'expiry',
  refund: 'refunds',
} as const satisfies Readonly<Record<Exclude<LedgerEntryKind, 'take_back'>, string>>;

/** A lot of a member, or one of the house's accounts. */
export const ledgerAccounts = ['lot', ...new Set(Object.values(counterparts))] as const;
export type LedgerAccountKind = (typeof ledgerAccounts)[number];

type LedgerAccount =
  | { readonly kind: 'lot'; readonly lotId: number }
  | { readonly kind: Exclude<LedgerAccountKind, 'lot'> };

/** One line of an entry, in coins: below 0 a debit, above 0 a credit. */
type Posting = { readonly account: LedgerAccount; readonly coins: number };

/** The postings of an entry always sum to 0; an entry of nothing has none. */
export type LedgerEntry = {
  readonly kind: LedgerEntryKind;
  readonly postings: readonly Posting[];
};

/** A change of what is left of a lot: coins added, or taken when below 0. */
export type LotChange = { readonly lotId: number; readonly coins: number };

/**
 * An entry of double-entry bookkeeping: each change of a lot as its posting, and their sum against
 * the account that such coins come from or go to. Changes of no coins leave no trace.
 */
export function ledgerEntry(
  kind: keyof typeof counterparts,
  changes: readonly LotChange[],
): LedgerEntry {
  const moved = changes.filter(({ coins }) => coins !== 0);
  if (moved.length === 0) return { kind, postings: [] };
  const total = moved.reduce((sum, { coins }) => sum + coins, 0);
  return {
    kind,
    postings: [
      ...moved.map(({ lotId, coins }): Posting => ({ account: { kind: 'lot', lotId }, coins })),
      { account: { kind: counterparts[kind] }, coins: -total },
    ],
  };
}
