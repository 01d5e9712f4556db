import type { LedgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import {
  coinsAmong,
  isGiven,
  sumOfCoins,
  type Lot,
  type LotKind,
} from '@hanji/domain/coins/lots.ts';
import type { Transaction } from '#db/executor.ts';
import { namedQuery } from '#db/named-query.ts';

export type Occasion = {
  readonly at: Date;
  /** Who did it by hand, and why. */
  readonly by?: { readonly operator: string; readonly reason: string };
};

type LedgerFacts = {
  readonly walletId: number;
  readonly entries: readonly LedgerEntry[];
  /** Lots that are new, with what is left of them; their ids count down from -1. */
  readonly opened: readonly Lot[];
  /** Lots of which more or less is left. */
  readonly changed: readonly Lot[];
  /** All lots, after all entries. */
  readonly lots: readonly Lot[];
};

type Written = { readonly entryIds: readonly number[]; readonly lotIds: readonly number[] };

/** What is written with the ledger where chapters are unlocked. */
export type LinkedRows = {
  /** Entries by their places. */
  readonly unlocks: readonly {
    readonly contentId: number;
    readonly chapterId: number;
    readonly entry: number;
    readonly backEntry: number | null;
  }[];
  readonly transaction: TransactionRecord;
};

/** A transaction with what was asked for, as a digest in hex, and answered. */
export type TransactionRecord = {
  readonly token: string;
  readonly request: string;
  readonly code: number;
  readonly answer: unknown;
};

const write = namedQuery<Record<keyof Written, number[] | null>>(
  'write_ledger',
  `with entry as (
      insert into ledger_entry (wallet_id, kind, at, operator, reason)
      select $1, kind, $2::timestamptz, $3::text, $4::text
      from json_to_recordset($5::json->'entries') as e (place int, kind text)
      order by place returning id),
    placed_entry as (select id, row_number() over (order by id) - 1 as place from entry),
    lot as (
      insert into coin_lot (wallet_id, kind, granted, amount, acquired_at, expires_at, paid_amount,
        paid_currency, platform)
      select $1, kind, granted, amount, acquired_at, expires_at, paid_amount, paid_currency, platform
      from json_to_recordset($5::json->'opened') as l (place int, kind text, granted int,
        amount int, acquired_at timestamptz, expires_at timestamptz, paid_amount int,
        paid_currency text, platform text)
      order by place returning id),
    placed_lot as (select id, row_number() over (order by id) - 1 as place from lot),
    posting as (
      insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
      select e.id, line, account, coalesce(p.lot_id, l.id), unit, amount
      from json_to_recordset($5::json->'postings') as p (entry int, line int, account text,
        lot_id int, opened int, unit text, amount int)
      join placed_entry e on e.place = p.entry left join placed_lot l on l.place = p.opened),
    changed as (
      update coin_lot l set amount = c.amount
      from json_to_recordset($5::json->'changed') as c (id int, amount int)
      where l.id = c.id),
    summed as (
      update wallet set purchased_coins = $6, given_coins = $7, tickets = $8, ad_tickets = $9
      where id = $1),
    unlocked as (
      insert into chapter_unlock (wallet_id, content_id, chapter_id, unlocked_at, entry_id,
        coin_back_entry_id)
      select $1, content_id, chapter_id, $2::timestamptz, e.id, b.id
      from json_to_recordset($5::json->'unlocks') as u (content_id int, chapter_id int, entry int,
        back int)
      join placed_entry e on e.place = u.entry left join placed_entry b on b.place = u.back),
    transaction as (
      update coin_transaction set request = decode($10, 'hex'), code = $11, answer = $12::json
      where token = $13)
    select (select json_agg(id order by place) from placed_entry) as "entryIds",
      (select json_agg(id order by place) from placed_lot) as "lotIds"`,
);

/**
 * Writes entries, postings, lots and the sums of a wallet in one statement, and what is linked to
 * them. The ids are given in the order of the entries and of the new lots: they are drawn in the
 * order in which rows are inserted.
 */
export async function writeLedger(
  tx: Transaction,
  facts: LedgerFacts,
  { at, by }: Occasion,
  linked: LinkedRows | null,
): Promise<Written> {
  const rows = {
    entries: facts.entries.map(({ kind }, place) => ({ place, kind })),
    postings: facts.entries.flatMap(postingsOf),
    opened: facts.opened.map(openedRow),
    changed: facts.changed.map(({ id, amount }) => ({ id, amount })),
    unlocks: (linked?.unlocks ?? []).map(unlockRow),
  };
  const { purchased, given, tickets, adTickets } = sumsOf(facts.lots);
  const { request, code, answer, token } = linked?.transaction ?? {};
  const [written] = await write(tx, [
    facts.walletId,
    at,
    by?.operator,
    by?.reason,
    JSON.stringify(rows),
    purchased,
    given,
    tickets,
    adTickets,
    request,
    code,
    JSON.stringify(answer),
    token,
  ]);
  return { entryIds: written?.entryIds ?? [], lotIds: written?.lotIds ?? [] };
}

function unlockRow({ contentId, chapterId, entry, backEntry }: LinkedRows['unlocks'][number]) {
  return { content_id: contentId, chapter_id: chapterId, entry, back: backEntry };
}

function postingsOf({ postings }: LedgerEntry, entry: number) {
  return postings.map(({ account, unit, amount }, line) => {
    const lotId = account.kind === 'lot' ? account.lotId : null;
    const lot = lotId !== null && lotId < 0 ? { opened: -1 - lotId } : { lot_id: lotId };
    return { entry, line, account: account.kind, ...lot, unit, amount };
  });
}

function openedRow(lot: Lot, place: number) {
  const { kind, granted, amount, acquiredAt, expiresAt, paid, platform } = lot;
  return {
    place,
    kind,
    granted,
    amount,
    acquired_at: acquiredAt,
    expires_at: expiresAt,
    paid_amount: paid?.amount,
    paid_currency: paid?.currency,
    platform,
  };
}

function sumsOf(lots: readonly Lot[]) {
  const sumOf = (kind: LotKind): number => sumOfCoins(lots.filter((lot) => lot.kind === kind));
  return {
    purchased: sumOf('purchased'),
    given: sumOfCoins(coinsAmong(lots).filter(isGiven)),
    tickets: sumOf('ticket'),
    adTickets: sumOf('ad_ticket'),
  };
}
