import type { OpenedConversion, PointConversion } from '@hanji/contract/entities/offerwall.ts';
import { describe, expect, it } from 'vitest';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { openOfferStage } from './testing/offer-stage.ts';

const { db, sql, ask, reader, coinsOf, keyOf, tell } = await openOfferStage();

/** Somebody whom both partners know, with a conversion that is open. */
async function visitor() {
  const { memberId, token } = await reader();
  await ask('/offerwall/pincrux/chargeview?client=pc', { token });
  const form = { client: 'pc' };
  const { data } = await ask<OpenedConversion>('/offerwall/pointpark/init', { token, form });
  return {
    memberId,
    token,
    id: data.id,
    pincrux: await keyOf(memberId, 'pincrux'),
    pointpark: await keyOf(memberId, 'pointpark'),
  };
}

function mission(userKey: string, more = {}) {
  return { transactionId: `t-${crypto.randomUUID()}`, userKey, coins: 7, ...more };
}

function converted({ pointpark, id }: { pointpark: string; id: string }, more = {}) {
  const conversion = { conversionId: id, state: 'converted', points: 700 };
  return { ...mission(pointpark), ...conversion, ...more };
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

describe('a notice of a partner', () => {
  it('brings free coins once, told how often and how much at once it is', async () => {
    const { token, pincrux } = await visitor();
    const told = mission(pincrux);
    const codes = await Promise.all(Array.from({ length: 8 }, () => tell('pincrux', told)));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(await tell('pincrux', told)).toBe(200);
    expect(await coinsOf(token)).toBe(7);
    const kinds = await sql`select l.kind, l.expires_at from coin_lot l
      join ledger_posting p on p.lot_id = l.id join offer_reward r on r.entry_id = p.entry_id
      where r.transaction_id = ${told.transactionId}`;
    expect(kinds).toEqual([{ kind: 'free', expires_at: null }]);
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('is refused where it is signed by somebody else, or long ago', async () => {
    const { token, pincrux } = await visitor();
    const seconds = Math.floor(Date.now() / 1000);
    expect(await tell('pincrux', mission(pincrux), { secret: 'x'.repeat(32) })).toBe(401);
    expect(await tell('pincrux', mission(pincrux), { seconds: seconds - 301 })).toBe(401);
    expect(await tell('pincrux', mission(pincrux), { seconds: seconds + 310 })).toBe(401);
    expect(await tell('pincrux', 'no json')).toBe(401);
    expect(await tell('nobody', mission(pincrux))).toBe(404);
    expect(await coinsOf(token)).toBe(0);
  });

  it.each([
    ['no coins', { coins: 0 }],
    ['coins below zero', { coins: -5 }],
    ['a part of a coin', { coins: 1.5 }],
    ['more coins than any offer brings', { coins: 100_001 }],
    ['no name', { transactionId: '' }],
    ['a member of ours', { userKey: 'sujin@hanji.example' }],
  ])('is refused with %s', async (_, wrong) => {
    const { pincrux } = await visitor();
    expect(await tell('pincrux', mission(pincrux, wrong))).toBe(400);
  });

  it('is of nobody by the id of a member, or by the key of another partner', async () => {
    const { memberId, token, pincrux, pointpark } = await visitor();
    expect(await tell('pincrux', mission(memberId))).toBe(404);
    expect(await tell('pincrux', mission(pointpark))).toBe(404);
    expect(pincrux).not.toBe(pointpark);
    expect(await coinsOf(token)).toBe(0);
  });

  it('is refused for a transaction that was of another member, or of other coins', async () => {
    const [first, second] = [await visitor(), await visitor()];
    const told = mission(first.pincrux);
    const both = [told, { ...told, userKey: second.pincrux }];
    const codes = await Promise.all(both.map((each) => tell('pincrux', each)));
    expect(inOrder(codes)).toEqual([200, 409]);
    const coins = [await coinsOf(first.token), await coinsOf(second.token)];
    expect(inOrder(coins)).toEqual([0, 7]);
    expect(await tell('pincrux', { ...told, coins: 8 })).toBe(409);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});

describe('a notice of converted points', () => {
  it('grants a conversion once, though it were told as several transactions', async () => {
    const member = await visitor();
    const all = Array.from({ length: 6 }, () => converted(member));
    const codes = await Promise.all(all.map((told) => tell('pointpark', told)));
    expect(inOrder(codes)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await coinsOf(member.token)).toBe(7);
  });

  it('is refused for the conversion of another member', async () => {
    const [first, second] = [await visitor(), await visitor()];
    expect(await tell('pointpark', converted({ ...first, id: second.id }))).toBe(404);
    expect(await coinsOf(first.token)).toBe(0);
    const { data } = await ask<PointConversion>(`/offerwall/pointpark/${second.id}`, second);
    expect(data.state).toBe('open');
  });

  it('grants what was given up meanwhile, as the points are gone, and stays then', async () => {
    const member = await visitor();
    const path = `/offerwall/pointpark/cancel/${member.id}`;
    await ask(path, { ...member, method: 'PUT' });
    expect(await tell('pointpark', converted(member))).toBe(200);
    const failed = { userKey: member.pointpark, conversionId: member.id, state: 'failed' };
    expect(await tell('pointpark', failed)).toBe(200);
    const { data } = await ask<PointConversion>(path, { ...member, method: 'PUT' });
    expect(data).toMatchObject({ state: 'granted', points: 700, coins: 7 });
    expect(await coinsOf(member.token)).toBe(7);
  });

  it('finds nobody once the member has left, whose coins stay in the books', async () => {
    const member = await visitor();
    expect(await tell('pointpark', converted(member))).toBe(200);
    await forgetMember(db, member.memberId);
    expect(await tell('pincrux', mission(member.pincrux))).toBe(404);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});
