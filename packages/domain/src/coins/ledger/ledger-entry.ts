import { type Lot, type Unit, unitOf, units } from '#coins/lots.ts';

/** What can happen to a reader's coins and tickets. */
export const ledgerEntryKinds = [
  'charge',
  'grant',
  'coin_back',
  'spend',
  'expire',
  'refund',
  'take_back',
  'move',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];

/** Where what an entry moves comes from or goes to; what is taken back goes where it was. */
const counterparts = {
  charge: 'sales',
  grant: 'promotions',
  coin_back: 'promotions',
  spend: 'revenue',
  expire: 'expiry',
  refund: 'refunds',
  move: 'previous_service',
} as const satisfies Readonly<Record<Exclude<LedgerEntryKind, 'take_back'>, string>>;

/** A lot of a member, or one of the house's accounts. */
export const ledgerAccounts = ['lot', ...new Set(Object.values(counterparts))] as const;
export type LedgerAccountKind = (typeof ledgerAccounts)[number];

type LedgerAccount =
  | { readonly kind: 'lot'; readonly lotId: number }
  | { readonly kind: Exclude<LedgerAccountKind, 'lot'> };

/** One line of an entry: below 0 a debit, above 0 a credit. */
type Posting = { readonly account: LedgerAccount; readonly unit: Unit; readonly amount: number };

/** The postings of an entry always sum to 0 in each unit; an entry of nothing has none. */
export type LedgerEntry = {
  readonly kind: LedgerEntryKind;
  readonly postings: readonly Posting[];
};

/** A change of what is left of a lot: so much added, or taken when below 0. */
export type LotChange = { readonly lot: Pick<Lot, 'id' | 'kind'>; readonly amount: number };

/**
 * An entry of double-entry bookkeeping: each change of a lot as its posting, and their sum in each
 * unit against the account that such comes from or goes to. Changes of nothing leave no trace.
 */
export function ledgerEntry(
  kind: keyof typeof counterparts,
  changes: readonly LotChange[],
): LedgerEntry {
  const moved = changes
    .filter(({ amount }) => amount !== 0)
    .map(({ lot, amount }): Posting => {
      return { account: { kind: 'lot', lotId: lot.id }, unit: unitOf(lot), amount };
    });
  const against = units.flatMap((unit): Posting[] => {
    const ofUnit = moved.filter((posting) => posting.unit === unit);
    const total = ofUnit.reduce((sum, { amount }) => sum + amount, 0);
    return total === 0 ? [] : [{ account: { kind: counterparts[kind] }, unit, amount: -total }];
  });
  return { kind, postings: [...moved, ...against] };
}
