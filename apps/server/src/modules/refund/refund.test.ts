import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { refundBankbook, refundLine, refundRequest } from '#db/schema/refund/refund.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { openRefunds } from './testing/open-refunds.ts';

const { db, sql } = await freshDatabase();
const refunds = await openRefunds(db);
const { ask, before, buy, charge, chapters, clock, grant, newMember, profile, request } = refunds;
const open = new Date('2025-10-20T03:00:00Z');
const afterEnd = new Date('2025-11-05T03:00:00Z');

beforeEach(() => {
  clock.now = open;
});

/** 10 coins for 1200 won, of which a chapter took 3 a hundred days before the end. */
async function buyer() {
  const made = await newMember();
  await charge(made.memberId, { coins: 10, won: 1200, daysBefore: 200, platform: 'ios' });
  const chapterId = await buy(made.memberId, 3, 100);
  return { ...made, chapterId };
}

async function storedRequests(memberId: string) {
  return db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
}

describe('what a member is refunded', () => {
  it('[B3-012, B7-002] is nothing where nothing was bought, with the banks there are', async () => {
    const { memberId, token } = await newMember('Lan');
    const found = await profile(token);
    expect(found).toMatchObject({
      nickname: 'Lan',
      userId: memberId,
      cellPhone: null,
      inventory: {
        refundTotalAmount: 0,
        refundPurchasedAmount: 0,
        refundBalanceCoin: 0,
        coinDetail: { ios: 0, aos: 0, aos3rdParty: 0, other: 0 },
      },
      refundAccountInfo: {
        accountNumber: '',
        bankCode: '',
        accountHolderName: '',
        bankbookFileUrl: null,
        locked: false,
      },
      refundRequest: null,
    });
    expect(found.refundBank).toContainEqual({ code: '088', name: expect.stringContaining('Shin') });
  });

  it('[B3-014] has its coins by the shop that they were bought in', async () => {
    const { memberId, token } = await newMember();
    for (const [coins, platform] of [
      [1, 'ios'],
      [2, 'aos'],
      [3, 'one-store'],
      [4, 'web'],
      [5, 'web'],
    ] as const) {
      await charge(memberId, { coins, won: 100 * coins, platform });
    }
    expect((await profile(token)).inventory).toEqual({
      refundTotalAmount: 1500,
      refundPurchasedAmount: 0,
      refundBalanceCoin: 15,
      coinDetail: { ios: 1, aos: 2, aos3rdParty: 3, other: 9 },
    });
  });

  it('[B1-012, B1-013, B3-015, B3-016, B7-004] is chapters by the day and coins by their lot', async () => {
    const { memberId, token } = await buyer();
    await charge(memberId, { coins: 3, won: 100, platform: 'one-store' });
    const { inventory, refundCoins } = await profile(token);
    // 360 × 265 ÷ 365 is 261.4, 7 of 10 coins are 840.
    expect(inventory).toEqual({
      refundTotalAmount: 262 + 840 + 100,
      refundPurchasedAmount: 262,
      refundBalanceCoin: 10,
      coinDetail: { ios: 7, aos: 0, aos3rdParty: 3, other: 0 },
    });
    expect(refundCoins).toEqual([
      {
        store: 'ios',
        purchasedAt: before(200).toISOString(),
        coins: 7,
        granted: 10,
        paid: 1200,
        refundAmount: 840,
      },
      {
        store: 'aos3rdParty',
        purchasedAt: before(30).toISOString(),
        coins: 3,
        granted: 3,
        paid: 100,
        refundAmount: 100,
      },
    ]);
    expect(await chapters(token)).toEqual({
      refundPurchasedChapterDetail: [
        {
          contentName: 'Mùa hè',
          chapterName: expect.any(String),
          createdAt: before(100).toISOString(),
          usedCoin: 3,
          remainingDays: 265,
          unitPrice: 360,
          refundAmount: 262,
        },
      ],
      refundTotalAmount: 262,
      refundPurchasedCount: 1,
    });
  });

  it.each([
    [364.5, 1, 1],
    [365, null, 0],
  ])(
    '[B9-010, B9-011] is for a chapter of %d days before the end %s days: %d won',
    async (ago, days, won) => {
      const { memberId, token } = await newMember();
      await charge(memberId, { coins: 1, won: 365, daysBefore: 400 });
      await buy(memberId, 1, ago);
      const found = await chapters(token);
      expect(found.refundTotalAmount).toBe(won);
      expect(found.refundPurchasedChapterDetail.map((each) => each.remainingDays)).toEqual(
        days === null ? [] : [days],
      );
    },
  );

  it('[B9-012] is for coins of five years, and for those that ended after the service did', async () => {
    const { memberId, token } = await newMember();
    await charge(memberId, { coins: 2, won: 200, daysBefore: 5 * 366 });
    await charge(memberId, { coins: 3, won: 300, expiresAt: before(1) });
    await charge(memberId, { coins: 4, won: 400, expiresAt: before(-2) });
    clock.now = afterEnd;
    expect((await profile(token)).inventory).toMatchObject({
      refundTotalAmount: 400,
      refundBalanceCoin: 4,
    });
  });

  it('[B9-013] has free and bonus coins used before those that were paid', async () => {
    const { memberId, token } = await newMember();
    await charge(memberId, { coins: 10, won: 1000 });
    await grant(memberId, 2);
    await grant(memberId, 2, 'bonus');
    await buy(memberId, 5, 10);
    const { refundPurchasedChapterDetail: found } = await chapters(token);
    expect(found).toMatchObject([{ usedCoin: 5, unitPrice: 100, remainingDays: 355 }]);
    expect((await profile(token)).inventory.refundBalanceCoin).toBe(9);
  });

  it('[B9-009] lists 30 chapters on a page unless another size is asked for', async () => {
    const { memberId, token } = await newMember();
    await charge(memberId, { coins: 40, won: 4000 });
    for (let count = 0; count < 32; count += 1) await buy(memberId, 1, 10 - count / 100);
    const [first, second] = [await chapters(token), await chapters(token, '?pageNo=1')];
    expect(first.refundPurchasedChapterDetail).toHaveLength(30);
    expect(second.refundPurchasedChapterDetail).toHaveLength(2);
    expect(second).toMatchObject({ refundPurchasedCount: 32, refundTotalAmount: 32 * 98 });
    const times = first.refundPurchasedChapterDetail.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('[B6-005] is for members alone', async () => {
    const { token } = await signIn(db, { guest: true, expiresAt: new Date('2035-01-01') });
    for (const path of ['/refund/member', '/refund/member/chapter/detail']) {
      expect((await ask(path)).code).toBe(401);
      expect((await ask(path, { token })).code).toBe(403);
    }
  });
});

describe('a request', () => {
  it('[B1-014, B3-013, B3-017, B7-003] keeps the account encrypted, shows it masked, and tells the member', async () => {
    const { memberId, token, email } = await buyer();
    expect((await request(token)).code).toBe(200);
    expect((await profile(token)).refundAccountInfo).toEqual({
      accountNumber: '••••••••••8901',
      bankCode: '088',
      accountHolderName: 'LAN',
      bankbookFileUrl: null,
      locked: false,
    });
    expect((await profile(token)).refundRequest).toMatchObject({
      state: 'requested',
      reason: null,
    });
    const [row] = await storedRequests(memberId);
    expect(Buffer.from(row?.account ?? []).toString('latin1')).not.toContain('11012345678901');
    expect(row?.keyId).toBe('local');
    const queued = await sql`select data from pgboss.job where name = 'send-mail'
      and data->>'to' = ${email}`;
    expect(queued.map(({ data }) => data)).toEqual([
      expect.objectContaining({ topic: 'refund', step: 'requested', requestId: row?.id }),
    ]);
    expect(JSON.stringify(queued)).not.toContain('8901');
  });

  it('freezes its amounts, each with lot, price, days and rounding', async () => {
    const { memberId, token, chapterId } = await buyer();
    await request(token);
    clock.now = afterEnd;
    const [row] = await storedRequests(memberId);
    expect(row).toMatchObject({ refundWon: 1102, paidWon: 1200, keptWon: 98 });
    const lines = await db
      .select()
      .from(refundLine)
      .where(eq(refundLine.requestId, row?.id ?? ''));
    const lot = { lotId: expect.any(Number), kind: 'purchased', granted: 10, paid: 1200 };
    expect(lines).toMatchObject([
      {
        kind: 'chapter',
        chapterId,
        coins: 3,
        remainingDays: 265,
        price: 360,
        exact: '19080/73',
        won: 262,
        shares: [{ ...lot, coins: 3 }],
      },
      {
        kind: 'coins',
        store: 'ios',
        coins: 7,
        exact: '840',
        won: 840,
        shares: [{ ...lot, coins: 7 }],
      },
    ]);
    expect((await profile(token)).inventory.refundTotalAmount).toBe(1102);
  });

  it('has as many lines as a member bought chapters, and is read page by page', async () => {
    const { memberId, token } = await buyer();
    await request(token);
    const [row] = await storedRequests(memberId);
    // As many more as 16 bits do not count.
    await sql`insert into refund_line
      select request_id, n, kind, chapter_id, 'Mùa hè', 'Chương ' || n, store, purchased_at, coins,
        remaining_days, price, exact, won, shares
      from refund_line, generate_series(32760, 32775) n
      where request_id = ${row?.id} and line = 0`;
    const first = await chapters(token, '?pageSize=10');
    expect(first.refundPurchasedCount).toBe(17);
    expect(first.refundPurchasedChapterDetail).toHaveLength(10);
    const second = await chapters(token, '?pageNo=1&pageSize=10');
    expect(second.refundPurchasedChapterDetail.map(({ chapterName }) => chapterName)).toEqual(
      [32769, 32770, 32771, 32772, 32773, 32774, 32775].map((n) => `Chương ${n}`),
    );
    expect((await profile(token)).refundCoins).toHaveLength(1);
  });

  it('takes the place of the one before, and of many at once one stands', async () => {
    const { memberId, token } = await buyer();
    await request(token);
    const again = { accountNumber: '999900001111' };
    const answers = await Promise.all([1, 2, 3].map(() => request(token, again)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    const states = (await storedRequests(memberId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['replaced', 'replaced', 'replaced', 'requested']);
    expect((await profile(token)).refundAccountInfo.accountNumber).toBe('••••••••1111');
  });

  it('comes ten times, then one has to wait: each is kept, and told by a mail', async () => {
    const { memberId, token, email } = await buyer();
    const answers = await Promise.all(Array.from({ length: 14 }, () => request(token)));
    const codes = answers.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)]);
    expect(await storedRequests(memberId)).toHaveLength(10);
    const mails = await sql`select from pgboss.job where name = 'send-mail'
      and data->>'to' = ${email}`;
    expect(mails).toHaveLength(10);
    clock.now = new Date(open.getTime() + 11 * 60_000);
    expect((await request(token)).code).toBe(200);
  });

  it.each([
    ['no bank of the list', { bankCode: '999' }],
    ['no bank at all', { bankCode: '' }],
    ['a number with hyphens', { accountNumber: '110-123' }],
    ['a number of 15 digits', { accountNumber: '1'.repeat(15) }],
    ['no number', { accountNumber: '' }],
    ['a name of 11 letters', { accountHolderName: 'NGUYEN VANA' }],
    ['a name of blanks', { accountHolderName: '  ' }],
  ])('[B5-001, B5-002, B5-003] of %s is refused', async (_, fields) => {
    const { memberId, token } = await buyer();
    expect((await request(token, fields)).code).toBe(400);
    expect(await storedRequests(memberId)).toEqual([]);
  });

  it.each([
    ['2025-09-30T14:59:59.999Z', 409],
    ['2025-09-30T15:00:00.000Z', 200],
    ['2025-11-15T14:59:59.999Z', 200],
    ['2025-11-15T15:00:00.000Z', 409],
  ])('[B1-011] at %s is answered with %d', async (now, code) => {
    const { token } = await buyer();
    clock.now = new Date(now);
    expect((await request(token)).code).toBe(code);
  });

  it('is refused by its time before anybody looks at its image', async () => {
    const { token } = await buyer();
    const broken = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
    expect((await request(token, {}, broken)).code).toBe(415);
    clock.now = new Date('2025-11-15T15:00:00.000Z');
    expect((await request(token, {}, broken)).code).toBe(409);
  });

  it('[B4-016] of nothing needs an image', async () => {
    const { token } = await newMember();
    expect((await request(token)).code).toBe(400);
    expect((await request(token, {}, await refunds.picture())).code).toBe(200);
    expect((await request(token)).code).toBe(200);
  });
});

describe('the bank-book image', () => {
  async function sent() {
    const made = await buyer();
    expect((await request(made.token, {}, await refunds.picture())).code).toBe(200);
    return { ...made, url: (await profile(made.token)).refundAccountInfo.bankbookFileUrl ?? '' };
  }

  it('is encoded anew, kept encrypted, and shown to its owner alone', async () => {
    const { memberId, token, url } = await sent();
    const show = (by: Record<string, string>) => refunds.api.inject({ url, headers: by });
    const own = await show({ authorization: `Bearer ${token}` });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const facts = await sharp(own.rawPayload).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 60, 40]);
    expect([facts.exif, facts.icc, facts.xmp]).toEqual([undefined, undefined, undefined]);
    const other = await newMember();
    expect((await show({ authorization: `Bearer ${other.token}` })).statusCode).toBe(404);
    expect((await show({})).statusCode).toBe(401);
    const [row] = await db
      .select()
      .from(refundBankbook)
      .where(eq(refundBankbook.memberId, memberId));
    expect(
      Buffer.from(row?.image ?? [])
        .subarray(0, 3)
        .toString('hex'),
    ).not.toBe('ffd8ff');
    const keys: string[] = [];
    for await (const key of refunds.context.storage.list('uploads/')) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('stays with a new request, and gives way to a new image', async () => {
    const { memberId, token, url } = await sent();
    await request(token);
    expect((await profile(token)).refundAccountInfo.bankbookFileUrl).toBe(url);
    await request(token, {}, await refunds.picture());
    expect((await profile(token)).refundAccountInfo.bankbookFileUrl).not.toBe(url);
    const kept = await db
      .select()
      .from(refundBankbook)
      .where(eq(refundBankbook.memberId, memberId));
    expect(kept).toHaveLength(1);
  });

  it('[B5-005] of exactly 10 MB is taken', async () => {
    const { token } = await buyer();
    const picture = await refunds.picture();
    const exact = Buffer.concat([picture, Buffer.alloc(10_485_760 - picture.length)]);
    expect((await request(token, {}, exact)).code).toBe(200);
    expect((await profile(token)).refundAccountInfo.bankbookFileUrl).not.toBeNull();
  });

  const html = Buffer.from('<html><script>alert(1)</script></html>');
  it.each([
    ['a page', 415, async () => html],
    [
      'a page that begins as a JPEG',
      415,
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]),
    ],
    [
      'a GIF',
      415,
      async () =>
        sharp(await refunds.picture())
          .gif()
          .toBuffer(),
    ],
    [
      '10 MB and a byte',
      413,
      async () => Buffer.concat([await refunds.picture(), Buffer.alloc(10_485_761)]),
    ],
  ] as const)(
    '[B5-004, B5-005] that is %s is refused, and nothing is asked for',
    async (_, code, make) => {
      const { memberId, token } = await buyer();
      expect((await request(token, {}, await make())).code).toBe(code);
      expect(await storedRequests(memberId)).toEqual([]);
    },
  );
});

it('keeps the record without a name when its member is forgotten', async () => {
  const { memberId, token } = await buyer();
  await request(token);
  const [made] = await storedRequests(memberId);
  await forgetMember(db, memberId);
  const kept = await db
    .select()
    .from(refundRequest)
    .where(eq(refundRequest.id, made?.id ?? memberId));
  expect(kept).toMatchObject([{ memberId: null, state: 'requested', refundWon: 1102 }]);
  expect((await verifyLedger(db)).difference).toBeNull();
});
