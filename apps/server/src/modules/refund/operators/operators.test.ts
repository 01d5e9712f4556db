import { hkdfSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  refundBankbook,
  refundEvent,
  refundRemoval,
  refundRequest,
} from '#db/schema/refund/refund.ts';
import { RefundCipher, refundCipherOf } from '#modules/refund/cipher/refund-cipher.ts';
import { openAccount } from '#modules/refund/cipher/sealed-account.ts';
import { forgetRefunds } from '#modules/refund/retention/forget-refunds.ts';
import { openRefunds } from '#modules/refund/testing/open-refunds.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { settleRequest } from './change-request.ts';
import { exportBatch } from './export-batch.ts';
import { findRequest, listRequests, unpaidOfBatch, waitingRequests } from './list-requests.ts';
import { renewRequest } from './renew-request.ts';
import { rotateKeys } from './rotate-keys.ts';
import { couldTakeUp, takeUp } from './take-up.ts';

const { db, sql } = await freshDatabase();
const refunds = await openRefunds(db);
const { buy, charge, clock, context, newMember, profile, request } = refunds;
const cipher = refundCipherOf(context);
if (cipher === null) throw new Error('no key');
const at = new Date('2025-11-06T00:00:00Z');
const by = { operator: 'sujin', at };

/** A member of 10 coins for 1200 won, a chapter of 3 among them, who asked for the refund. */
async function asking(fields: Record<string, string> = {}) {
  const made = await newMember();
  await charge(made.memberId, { coins: 10, won: 1200 });
  await buy(made.memberId, 3, 10);
  expect((await request(made.token, fields, await refunds.picture())).code).toBe(200);
  const [row] = await db
    .select()
    .from(refundRequest)
    .where(eq(refundRequest.memberId, made.memberId));
  if (row === undefined) throw new Error('no request');
  return { ...made, row };
}

async function taken(fields?: Record<string, string>) {
  const made = await asking(fields);
  const { batchId } = await takeUp(db, [made.row], by);
  return { ...made, batchId: batchId ?? 0 };
}

async function listed<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function coinsOf(memberId: string): Promise<unknown> {
  const [row] = await sql`select purchased_coins from wallet where member_id = ${memberId}`;
  return row?.['purchased_coins'];
}

async function mailsTo(email: string): Promise<(string | undefined)[]> {
  const rows = await sql<{ step: string }>`select data->>'step' as step from pgboss.job
    where name = 'send-mail' and data->>'to' = ${email} order by created_on`;
  return rows.map(({ step }) => step);
}

async function stateOf(id: string): Promise<string | undefined> {
  return (await findRequest(db, id))?.state;
}

describe('taking up', () => {
  it('locks the account, takes the coins out of the wallet, and is recorded', async () => {
    const { memberId, token, row, email } = await taken();
    expect((await profile(token)).refundAccountInfo.locked).toBe(true);
    expect((await request(token)).code).toBe(409);
    expect(await coinsOf(memberId)).toBe(0);
    const events = await db.select().from(refundEvent).where(eq(refundEvent.requestId, row.id));
    expect(events.map(({ what, operator }) => [what, operator])).toEqual([
      ['requested', null],
      ['taken_up', 'sujin'],
    ]);
    expect(await mailsTo(email)).toEqual(['requested', 'taken_up']);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('by two operators at once gives each request to one of them', async () => {
    const made = [await asking(), await asking(), await asking()];
    const ids = made.map(({ row }) => row.id);
    const waiting = await listed(waitingRequests(db, ids));
    const both = await Promise.all(
      ['sujin', 'minho'].map((operator) => takeUp(db, waiting, { operator, at })),
    );
    expect(both.flatMap(({ taken: done }) => done).toSorted()).toEqual(ids.toSorted());
    for (const { memberId } of made) expect(await coinsOf(memberId)).toBe(0);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('at the same moment as a new request of its member pays to one account, the one that is kept', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { memberId, token, row } = await asking();
      const [{ code }, { taken: done, batchId }] = await Promise.all([
        request(token, { accountNumber: '999900001111' }, null),
        takeUp(db, [row], by),
      ]);
      expect([code, done]).toEqual(code === 200 ? [200, []] : [409, [row.id]]);
      const shown = (await profile(token)).refundAccountInfo;
      expect(shown).toMatchObject(
        code === 200
          ? { accountNumber: '••••••••1111', locked: false }
          : { accountNumber: '••••••••••8901', locked: true },
      );
      const made = batchId === null ? null : await exportBatch(db, cipher, batchId, by);
      expect(made?.csv ?? ',11012345678901,').toContain(',11012345678901,');
      const kept = await db
        .select()
        .from(refundRequest)
        .where(eq(refundRequest.memberId, memberId));
      expect(kept.filter(({ state }) => state !== 'replaced')).toHaveLength(1);
    }
  });

  it('leaves a request alone whose coins were spent since', async () => {
    const { memberId, row } = await asking();
    await buy(memberId, 2, 5);
    expect(await takeUp(db, [row], by)).toEqual({
      batchId: null,
      taken: [],
      left: [{ id: row.id, why: 'changed' }],
    });
    expect(await stateOf(row.id)).toBe('requested');
    expect(await coinsOf(memberId)).toBe(5);
  });

  it('takes up as many as are wanted past those that it leaves, and says so beforehand', async () => {
    const stuck = await asking();
    await buy(stuck.memberId, 2, 5);
    const [first, second] = [await asking(), await asking()];
    const ids = [stuck, first, second].map(({ row }) => row.id);
    const left = [{ id: stuck.row.id, why: 'changed' }];
    const rows = await listed(waitingRequests(db, ids));
    rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    const could = await couldTakeUp(db, rows, { most: 1 });
    expect([could.takeable.map(({ id }) => id), could.left]).toEqual([[first.row.id], left]);
    expect(await stateOf(first.row.id)).toBe('requested');
    expect(await takeUp(db, rows, { ...by, most: 1 })).toMatchObject({
      taken: [first.row.id],
      left,
    });
    expect(await stateOf(second.row.id)).toBe('requested');
  });

  it('lists waiting requests page by page, each once, the oldest first', async () => {
    const { row } = await asking();
    const day = 86_400_000;
    // More than a page, of two moments: those of one moment are told apart by their ids.
    await sql`with copies as (
      insert into wallet (member_id) select null from generate_series(1, 450) returning id)
      insert into refund_request (id, wallet_id, locale, state, requested_at, changed_at, bank_code,
        account, key_id, end_of_service_at, judged_at, totals, refund_won, paid_won, kept_won)
      select gen_random_uuid(), c.id, r.locale, r.state,
        ${new Date(at.getTime() - 400 * day)}::timestamptz + (c.id % 2) * interval '1 day',
        r.changed_at, r.bank_code, r.account, r.key_id, r.end_of_service_at, r.judged_at, r.totals,
        r.refund_won, r.paid_won, r.kept_won
      from copies c, refund_request r where r.id = ${row.id}`;
    const every = await listed(listRequests(db, 'requested'));
    const ids = every.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(450);
    const times = every.map(({ requestedAt }) => requestedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await sql`delete from refund_request where member_id is null`;
  });

  it('makes a request anew whose coins were spent since, so that who asked in time is paid the rest', async () => {
    const { memberId, token, email, row } = await asking();
    await buy(memberId, 2, 5);
    clock.now = new Date('2025-11-20T00:00:00Z');
    try {
      expect((await request(token, {}, null)).code).toBe(409);
      const renewal = await renewRequest(db, cipher, row, { ...by, at: clock.now });
      if (renewal.kind !== 'renewed') throw new Error(renewal.kind);
      const renewed = renewal.request;
      expect([renewed.requestedAt, renewed.bankbookId]).toEqual([row.requestedAt, row.bankbookId]);
      expect(renewed.refundWon + renewed.keptWon).toBe(1200);
      expect(renewed.refundWon).toBeLessThan(row.refundWon);
      const seen = await profile(token);
      expect(seen.inventory.refundTotalAmount).toBe(renewed.refundWon);
      expect(seen.refundAccountInfo.accountNumber).toContain('8901');
      expect(seen.refundRequest).toMatchObject({
        state: 'requested',
        requestedAt: row.requestedAt.toISOString(),
        changedAt: clock.now.toISOString(),
      });
      const events = await db.select().from(refundEvent).where(eq(refundEvent.requestId, row.id));
      expect(events.map(({ what, operator }) => [what, operator])).toEqual([
        ['requested', null],
        ['replaced', 'sujin'],
      ]);
      expect(await mailsTo(email)).toEqual(['requested', 'renewed']);
      expect(await renewRequest(db, cipher, renewed, by)).toEqual({ kind: 'same' });
      expect(await renewRequest(db, cipher, row, by)).toEqual({ kind: 'gone' });
      expect((await takeUp(db, [renewed], by)).taken).toEqual([renewed.id]);
      expect(await coinsOf(memberId)).toBe(0);
      expect((await verifyLedger(db)).difference).toBeNull();
    } finally {
      clock.now = new Date('2025-10-20T03:00:00Z');
    }
  });

  it('makes a request anew once, whoever does it at the same moment or takes it up', async () => {
    const { memberId, row } = await asking();
    await buy(memberId, 2, 5);
    const done = await Promise.all([
      ...['sujin', 'minho'].map((operator) => renewRequest(db, cipher, row, { operator, at })),
      takeUp(db, [row], by),
    ]);
    expect(done.slice(0, 2).map((each) => 'kind' in each && each.kind)).toEqual(
      expect.arrayContaining(['renewed', 'gone']),
    );
    const rows = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['replaced', 'requested']);
  });

  it('[B5-008] leaves a request alone that there is nothing to pay for', async () => {
    const { memberId, token } = await newMember();
    expect((await request(token, {}, await refunds.picture())).code).toBe(200);
    const [row] = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
    const left = [{ id: row?.id, why: 'nothing' }];
    expect(await takeUp(db, row ? [row] : [], by)).toEqual({ batchId: null, taken: [], left });
    expect(await stateOf(row?.id ?? '')).toBe('requested');
  });

  it('pays coins that ended since, which the job took', async () => {
    const made = await newMember();
    await charge(made.memberId, {
      coins: 4,
      won: 400,
      expiresAt: new Date('2025-11-02T00:00:00Z'),
    });
    clock.now = new Date('2025-11-01T00:00:00Z');
    await request(made.token);
    const [row] = await db
      .select()
      .from(refundRequest)
      .where(eq(refundRequest.memberId, made.memberId));
    const { expireCoins } = await import('#modules/wallet/expire-coins.ts');
    await expireCoins(db, at, new AbortController().signal);
    expect(await coinsOf(made.memberId)).toBe(0);
    expect((await takeUp(db, row ? [row] : [], by)).taken).toEqual([row?.id]);
    expect(row?.refundWon).toBe(400);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});

describe('the export', () => {
  it('has a row for each request and the sum of all, however often it is made', async () => {
    const { row, batchId } = await taken({ accountHolderName: '=1+1' });
    const first = await exportBatch(db, cipher, batchId, by);
    expect(first?.csv.split('\r\n')).toEqual([
      'reference,bank_code,bank,account_number,holder,amount_won',
      `${row.id},088,Shinhan Bank (신한은행),11012345678901,'=1+1,1191`,
      'total,,,,1,1191',
      '',
    ]);
    expect(first).toMatchObject({ count: 1, total: 1191, exportedBefore: null });
    const again = await exportBatch(db, cipher, batchId, { operator: 'minho', at });
    expect(again).toEqual({ ...first, exportedBefore: { at, operator: 'sujin' } });
    expect(await exportBatch(db, cipher, 99_999, by)).toBeNull();
  });

  it('names whose account is another one, put in its place say, and is not made', async () => {
    const [own, other] = [await asking(), await asking()];
    const { batchId } = await takeUp(db, [own.row, other.row], by);
    await sql`update refund_request set account = ${Buffer.from(other.row.account)}
      where id = ${own.row.id}`;
    await expect(exportBatch(db, cipher, batchId ?? 0, by)).rejects.toThrow(
      `the account of ${own.row.id} cannot be read: `,
    );
    const told = await sql`select from refund_event where what = 'exported'
      and request_id in (${own.row.id}, ${other.row.id})`;
    expect(told).toEqual([]);
    await settleRequest(db, own.row, 'refuse', { ...by, reason: 'send it once more' });
    expect(await exportBatch(db, cipher, batchId ?? 0, by)).toMatchObject({ count: 1 });
    await sql`update refund_request set account = ${Buffer.from(own.row.account)}
      where id = ${own.row.id}`;
  });

  it('no longer has what was paid, returned or refused', async () => {
    const { row, batchId } = await taken();
    await settleRequest(db, row, 'paid', by);
    expect(await exportBatch(db, cipher, batchId, by)).toMatchObject({ count: 0, total: 0 });
  });
});

describe('afterwards', () => {
  it('is paid once, whoever says so and how often', async () => {
    const { row, token, email, memberId } = await taken();
    const all = await Promise.all([1, 2, 3].map(() => settleRequest(db, row, 'paid', by)));
    expect(all.filter((state) => state !== null)).toEqual(['paid']);
    expect((await profile(token)).refundRequest?.state).toBe('paid');
    expect((await request(token)).code).toBe(409);
    expect(await mailsTo(email)).toEqual(['requested', 'taken_up', 'paid']);
    expect(await coinsOf(memberId)).toBe(0);
  });

  it.each(['taken_up', 'paid'])(
    'money that came back when it was %s lets the member correct, after the window as well',
    async (state) => {
      const { row, token, memberId, email } = await taken();
      if (state === 'paid') await settleRequest(db, row, 'paid', by);
      const reason = 'no such account';
      expect(await settleRequest(db, row, 'returned', { ...by, reason })).toBe('returned');
      expect(await coinsOf(memberId)).toBe(7);
      const found = await profile(token);
      expect(found.refundRequest).toMatchObject({ state: 'returned', reason });
      expect(found.refundAccountInfo.locked).toBe(false);
      expect((await mailsTo(email)).at(-1)).toBe('returned');
      clock.now = new Date('2025-12-24T00:00:00Z');
      expect((await request(token, { accountNumber: '123' })).code).toBe(200);
      const [again] = await listed(waitingRequests(db, [])).then((rows) =>
        rows.filter((each) => each.memberId === memberId),
      );
      expect((await takeUp(db, again ? [again] : [], by)).taken).toHaveLength(1);
      expect(await coinsOf(memberId)).toBe(0);
      expect((await verifyLedger(db)).difference).toBeNull();
      clock.now = new Date('2025-11-01T00:00:00Z');
    },
  );

  it('a refusal has its reason, and cannot be paid', async () => {
    const { row, token, memberId } = await taken();
    const refused = { ...by, reason: 'the holder is another' };
    expect(await settleRequest(db, row, 'refuse', refused)).toBe('refused');
    expect(await settleRequest(db, row, 'paid', by)).toBeNull();
    expect(await coinsOf(memberId)).toBe(7);
    expect((await profile(token)).refundRequest).toMatchObject({
      state: 'refused',
      reason: 'the holder is another',
    });
  });
});

describe('what a bank was told', () => {
  it('is not refused any more, so that nobody asks and is paid again', async () => {
    const { row, token, memberId, batchId } = await taken();
    await exportBatch(db, cipher, batchId, by);
    expect(await settleRequest(db, row, 'refuse', { ...by, reason: 'a mistake' })).toBeNull();
    expect((await request(token)).code).toBe(409);
    expect(await coinsOf(memberId)).toBe(0);
    expect(await settleRequest(db, row, 'returned', { ...by, reason: 'closed' })).toBe('returned');
  });

  it('at the same moment is exported or refused, and never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { row, batchId } = await taken();
      const [made, state] = await Promise.all([
        exportBatch(db, cipher, batchId, by),
        settleRequest(db, row, 'refuse', { ...by, reason: 'a mistake' }),
      ]);
      expect([made?.count, state]).toEqual(state === null ? [1, null] : [0, 'refused']);
    }
  });

  it('is what is paid of a batch: what was taken up after the export is not', async () => {
    const { row, batchId } = await taken();
    await exportBatch(db, cipher, batchId, by);
    const late = await taken();
    await sql`update refund_request set batch_id = ${batchId} where id = ${late.row.id}`;
    const unpaid = async () => (await unpaidOfBatch(db, batchId)).map(({ id }) => id);
    expect(await unpaid()).toEqual([row.id]);
    await exportBatch(db, cipher, batchId, by);
    expect((await unpaid()).toSorted()).toEqual([row.id, late.row.id].toSorted());
  });
});

describe('keys and time', () => {
  it('are changed for all that is kept, and the old one opens nothing any more', async () => {
    const { row, token } = await asking();
    const newKey = { id: 'k2', key: new Uint8Array(32).fill(7) };
    const keys = { keys: [newKey], orLocal: true };
    const rotated = refundCipherOf({ ...context, settings: { refundKeys: keys } });
    if (rotated === null) throw new Error('no key');
    const { accounts, images } = await rotateKeys(db, rotated);
    expect(accounts).toBeGreaterThan(0);
    expect(images).toBeGreaterThan(0);
    expect(await rotateKeys(db, rotated)).toEqual({ accounts: 0, images: 0, unreadable: [] });
    const kept = await findRequest(db, row.id);
    if (kept === null) throw new Error('no request');
    const only = new RefundCipher(newKey, []);
    expect(openAccount(only, kept)).toEqual({
      accountNumber: '11012345678901',
      accountHolderName: 'LAN',
    });
    expect(() => openAccount(cipher, kept)).toThrow('the key k2 of a refund is not set');
    // Bound to its request: in another's place it opens nothing.
    expect(() => openAccount(only, { ...kept, id: crypto.randomUUID() })).toThrow();
    await rotateKeys(db, new RefundCipher({ id: 'local', key: localKey() }, [newKey]));
    expect((await profile(token)).refundAccountInfo.accountNumber).toContain('8901');
  });

  function localKey(): Uint8Array {
    const sealed = cipher?.seal(Buffer.from('x'), 'y');
    if (sealed?.keyId !== 'local') throw new Error('another key');
    return new Uint8Array(hkdfSync('sha256', context.secrets.accountDigest, '', 'refund', 32));
  }

  it('[B9-016, B9-017] take the image three months after processing and all else after five years', async () => {
    const { row } = await taken();
    const waits = await asking();
    const day = 86_400_000;
    await settleRequest(db, row, 'paid', by);
    const ends = [new Date('2026-02-06T00:00:00Z'), new Date('2030-11-06T00:00:00Z')] as const;
    const images = () =>
      db
        .select()
        .from(refundBankbook)
        .where(eq(refundBankbook.id, row.bankbookId ?? ''));
    await forgetRefunds(db, new Date(ends[0].getTime() - 1));
    expect(await images()).toHaveLength(1);
    await forgetRefunds(db, ends[0]);
    expect(await images()).toEqual([]);
    expect(await stateOf(row.id)).toBe('paid');
    await forgetRefunds(db, new Date(ends[1].getTime() - 1));
    expect(await stateOf(row.id)).toBe('paid');
    await forgetRefunds(db, ends[1]);
    expect(await stateOf(row.id)).toBeUndefined();
    const removals = await db
      .select()
      .from(refundRemoval)
      .where(eq(refundRemoval.requestId, row.id));
    expect(removals.map(({ what, at: when }) => [what, when.getTime()])).toEqual([
      ['bankbook', ends[0].getTime()],
      ['request', ends[1].getTime()],
    ]);
    await forgetRefunds(db, new Date(ends[1].getTime() + 365 * day));
    expect(await stateOf(waits.row.id)).toBe('requested');
  });
});
