import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#http/testing/test-now.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { later, openStore } from '#modules/wallet/testing/open-store.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const { clock, first, second, third, member, unlock, unlockAll, takeBack, open, balance } =
  await openStore(db);

beforeEach(() => {
  clock.now = testNow;
});

describe('taking back', () => {
  it('leaves coins and chapter as they were', async () => {
    const { token } = await member(5);
    await unlock(token, first);
    clock.now = later(60_000);
    const { code, data } = await takeBack(token, [first.id]);
    expect(code).toBe(200);
    expect(data.inventory.coin.freeAmount).toBe(5);
    expect(data.chapters[0]?.activity.unlocked).toBe(false);
    expect(await open(token, first)).toBe(402);
    expect((await takeBack(token, [first.id])).code).toBe(404);
    expect((await verifyLedger(db)).difference).toBeNull();
    expect((await unlock(token, first)).code).toBe(200);
  });

  it('is over after a minute', async () => {
    const { token } = await member(5);
    await unlock(token, first);
    clock.now = later(60_001);
    expect((await takeBack(token, [first.id])).code).toBe(409);
    expect(await open(token, first)).toBe(200);
  });

  it('takes back all or nothing, once, of many at once', async () => {
    const { token } = await member(9);
    await unlockAll(token, [first.id, second.id], 6, 2);
    expect((await takeBack(token, [first.id, third.id])).code).toBe(404);
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => (await takeBack(token, [first.id, second.id])).code),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await balance(token)).toBe(9);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is refused once what came back is spent', async () => {
    const { token } = await member(5);
    await unlock(token, first);
    expect((await unlock(token, second)).code).toBe(200);
    expect((await takeBack(token, [first.id])).code).toBe(409);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});
