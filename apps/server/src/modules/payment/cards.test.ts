import { setTimeout as sleep } from 'node:timers/promises';
import type { CoinOrder } from '@hanji/contract/entities/payment.ts';
import { describe, expect, it, vi } from 'vitest';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { ServiceAwayError } from '#ports/outside/ask-service.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { forgetCards } from './forget-cards.ts';
import { cardProviderOf } from './providers.ts';
import { addressOf, bought, nothing, openPaymentStage } from './testing/payment-stage.ts';
import { goodCard, declinedCard, slowCard, waysToPay } from './testing/ways-to-pay.ts';

const stage = await openPaymentStage();
const { db, sql, ja, clock, seqOf, reader, coinsOf, runJob } = stage;
const { cardToken, transactionToken, byCard } = waysToPay(stage);

describe('cards', () => {
  it('[B7-024] [B7-026] [B3-021] pay once for each transaction token', async () => {
    const { token } = await reader();
    const twice = { transactionToken: await transactionToken(token) };
    const answers = await Promise.all([
      byCard(token, goodCard, twice),
      byCard(token, goodCard, twice),
      byCard(token, goodCard, twice),
    ]);
    expect(new Set(answers.map(({ data }) => data.serviceOrderId)).size).toBe(1);
    expect((await byCard(token, goodCard, twice)).data.result).toBe('success');
    expect(await coinsOf(token)).toEqual(bought);
    // A token of somebody else, or of nobody, pays nothing.
    const other = { transactionToken: await transactionToken((await reader()).token) };
    expect((await byCard(token, goodCard, other)).code).toBe(409);
    expect((await byCard((await reader()).token, goodCard, twice)).code).toBe(409);
    // One that was of something else pays nothing.
    const used = await transactionToken(token);
    await sql`update coin_transaction set request = '\\x00', code = 200 where token = ${used}`;
    expect((await byCard(token, goodCard, { transactionToken: used })).code).toBe(409);
    // One that paid for a product pays for no other.
    const more = { ...twice, productSeq: String(seqOf('ko')) };
    expect((await byCard(token, goodCard, more)).code).toBe(409);
    const made = { transactionToken: 'x'.repeat(32) };
    expect((await byCard(token, goodCard, made)).code).toBe(409);
  });

  it('are charged once, whichever comes with the same transaction token', async () => {
    const { token } = await reader();
    const once = { transactionToken: await transactionToken(token) };
    const asked = vi.spyOn(globalThis, 'fetch');
    const first = await byCard(token, slowCard, once);
    expect(first.data.result).toBe('pending');
    const second = await byCard(token, goodCard, once);
    expect(second.data).toEqual({ ...first.data, result: 'success' });
    const charges = asked.mock.calls.filter(([to]) => addressOf(to).endsWith('/payments/charge'));
    asked.mockRestore();
    expect(charges).toHaveLength(1);
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('are charged once where two payments with tokens of their own meet a slow provider', async () => {
    const { token } = await reader();
    const { fetch: ask } = globalThis;
    const { promise: refused, resolve } = Promise.withResolvers<void>();
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      if (addressOf(to).endsWith('/payments/charge')) await Promise.race([refused, sleep(2_000)]);
      return ask(to, init);
    });
    const pay = async () => {
      const answer = await byCard(token, goodCard);
      if (answer.code !== 200) resolve();
      return answer;
    };
    const answers = await Promise.all([pay(), pay()]);
    const charges = asked.mock.calls.filter(([to]) => addressOf(to).endsWith('/payments/charge'));
    asked.mockRestore();
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 409]));
    expect(charges).toHaveLength(1);
    expect(await coinsOf(token)).toEqual(bought);
    expect((await byCard(token, goodCard)).data.result).toBe('success');
  });

  it('are charged for nothing else until it is known how a payment ended', async () => {
    const { token } = await reader();
    const twice = { purchasedAmount: 200, freeAmount: 20 };
    const first = { transactionToken: await transactionToken(token) };
    expect((await byCard(token, slowCard, first)).data.result).toBe('pending');
    expect((await byCard(token, goodCard)).code).toBe(409);
    expect(await coinsOf(token)).toEqual(nothing);
    // Its own token is answered, another member is not held up.
    expect((await byCard(token, slowCard, first)).data.result).toBe('success');
    expect((await byCard((await reader()).token, goodCard)).data.result).toBe('success');
    // The job, or a later try, learns what became of it; only then is another one bought.
    expect((await byCard(token, slowCard)).data.result).toBe('pending');
    clock.passedMs = 90_000;
    expect((await byCard(token, goodCard)).code).toBe(409);
    expect(await coinsOf(token)).toEqual(twice);
    expect((await byCard(token, goodCard)).data.result).toBe('success');
    expect((await verifyLedger(db)).difference).toBeNull();
  });

  it('that are declined bring nothing; those of which no answer comes are asked about', async () => {
    const { token } = await reader();
    const declined = await byCard(token, declinedCard);
    expect(declined.data).toMatchObject({ result: 'fail', reason: 'store' });
    expect(await coinsOf(token)).toEqual(nothing);
    const slow = await byCard(token, slowCard);
    expect(slow.data.result).toBe('pending');
    await runJob(2 * 60_000);
    expect(await coinsOf(token)).toEqual(bought);
  });

  it('[B7-021] [B7-022] [B7-023] are kept for a member, pay by their id, and are forgotten', async () => {
    const { token } = await reader();
    const other = await reader();
    const register = { mdkToken: await cardToken(goodCard), securityCode: '123' };
    const path = '/coin/purchase/credit/cardinfo';
    type Card = { cardId: string };
    const { data: card } = await ja.ask<Card>(`${path}/register`, { token, form: register });
    expect(card).toEqual({
      cardId: expect.any(String) as string,
      maskedNumber: '**** 1111',
      expire: '12/40',
    });
    expect((await ja.ask(path, { token })).data).toEqual([card]);
    expect((await ja.ask(path, { token: other.token })).data).toEqual([]);
    const pay = async (by: string) =>
      ja.ask<CoinOrder>('/coin/purchase/credit/excute', {
        token: by,
        form: {
          transactionToken: await transactionToken(by),
          productSeq: String(seqOf('ja')),
          cardId: card.cardId,
        },
      });
    expect((await pay(other.token)).data.result).toBe('fail');
    expect((await pay(token)).data.result).toBe('success');
    const gone = await ja.ask(`${path}/delete`, { token, form: { cardId: card.cardId } });
    expect(gone.code).toBe(200);
    expect((await ja.ask(path, { token })).data).toEqual([]);
    expect((await ja.ask(`${path}/register`, { token, form: register })).code).toBe(400);
  });

  it('are forgotten by the provider once their member is deleted, tried until it answers', async () => {
    const [gone, stays] = [await reader(), await reader()];
    const provider = cardProviderOf(ja.context);
    for (const { token } of [gone, gone, stays]) {
      const form = { mdkToken: await cardToken(goodCard), securityCode: '123' };
      const path = '/coin/purchase/credit/cardinfo/register';
      expect((await ja.ask(path, { token, form })).code).toBe(200);
    }
    expect(await provider.cards(gone.memberId)).toHaveLength(2);
    await forgetMember(db, gone.memberId);
    const jobs = await sql`select data, retry_limit from pgboss.job where name = 'forget-cards'`;
    expect(jobs).toEqual([{ data: { memberId: gone.memberId }, retry_limit: 18 }]);
    const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
    await expect(forgetCards(ja.context, gone.memberId)).rejects.toThrow(ServiceAwayError);
    away.mockRestore();
    await forgetCards(ja.context, gone.memberId);
    await forgetCards(ja.context, gone.memberId);
    expect(await provider.cards(gone.memberId)).toEqual([]);
    expect(await provider.cards(stays.memberId)).toHaveLength(1);
    const { payments } = loadSettings({});
    await expect(forgetCards({ settings: { payments } }, stays.memberId)).resolves.toBeUndefined();
  });

  it('cannot be tried without end', async () => {
    const { token } = await reader();
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1) codes.push((await byCard(token, declinedCard)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('cannot be tried without end by having them kept', async () => {
    const { token } = await reader();
    const register = async (by: string, mdkToken = 'tok_none') => {
      const form = { mdkToken, securityCode: '123' };
      return (await ja.ask('/coin/purchase/credit/cardinfo/register', { token: by, form })).code;
    };
    const codes: number[] = [];
    for (let at = 0; at < 11; at += 1) codes.push(await register(token));
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const mdkToken = await cardToken(goodCard);
    expect(await register(token, mdkToken)).toBe(429);
    const { token: other } = await reader();
    const atOnce = await Promise.all(Array.from({ length: 15 }, () => register(other)));
    expect(atOnce).toContain(400);
    expect(atOnce.filter((code) => code !== 429).length).toBeLessThanOrEqual(10);
    clock.passedMs = 60 * 60_000;
    expect(await register(token, mdkToken)).toBe(200);
  });

  it('are turned into tokens by no more than sixty keys in a row', async () => {
    const { token } = await reader();
    const key = async () => (await ja.ask('/coin/purchase/credit/token-api-key', { token })).code;
    for (let at = 0; at < 60; at += 1) expect(await key()).toBe(200);
    expect(await key()).toBe(429);
    clock.passedMs = 2 * 60_000;
    expect(await key()).toBe(200);
  });

  it('never come here by their number', async () => {
    const { token } = await reader();
    for (const form of [
      { mdkToken: goodCard },
      { cardId: goodCard },
      { mdkToken: '4111-1111-1111-1111' },
    ]) {
      const answer = await ja.ask('/coin/purchase/credit/excute', {
        token,
        form: {
          transactionToken: await transactionToken(token),
          productSeq: String(seqOf('ja')),
          ...form,
        },
      });
      expect(answer.code).toBe(400);
    }
    await byCard(token, goodCard);
    const kept = await sql<{
      found: boolean;
    }>`select bool_or(t::text like '%4111111111111111%') as found
      from (select o::text as t from coin_order o union all select e::text from coin_order_event e
        union all select data::text from pgboss.job) x`;
    expect(kept).toEqual([{ found: false }]);
  });
});
