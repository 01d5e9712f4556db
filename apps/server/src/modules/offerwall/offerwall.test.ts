import type {
  AdInfo,
  ChargeView,
  OfferProvider,
  OpenedConversion,
  PointConversion,
} from '@hanji/contract/entities/offerwall.ts';
import type { DistributedCoins } from '@hanji/contract/entities/coin-history.ts';
import { describe, expect, it } from 'vitest';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { openOfferStage } from './testing/offer-stage.ts';

const { context, ask, sandbox, reader, coinsOf, press } = await openOfferStage();
const client = { client: 'pc' };

function open(token: string) {
  return ask<OpenedConversion>('/offerwall/pointpark/init', { token, form: client });
}

function read(token: string, id: string) {
  return ask<PointConversion>(`/offerwall/pointpark/${id}`, { token });
}

function cancel(token: string, id: string) {
  const path = `/offerwall/pointpark/cancel/${id}`;
  return ask<PointConversion>(path, { token, method: 'PUT' });
}

async function infoOf(token: string): Promise<AdInfo> {
  return (await ask<AdInfo>('/offerwall/pincrux/adinfo', { token, form: client })).data;
}

describe('the offer wall', () => {
  it('[B1-015] [B7-036] has missions of one partner and points of another, where they are set', async () => {
    const { token } = await reader();
    expect((await ask<OfferProvider[]>('/offerwall/provider', { token })).data).toEqual([
      { partner: 'pincrux', kind: 'mission' },
      { partner: 'pointpark', kind: 'conversion' },
    ]);
    expect((await ask('/offerwall/provider')).code).toBe(401);
    const alone = { ...context, settings: { ...context.settings, offerWall: {} } };
    const askAlone = asker(await openTestApi(alone), alone);
    expect((await askAlone('/offerwall/provider', { token })).data).toEqual([]);
    expect((await askAlone('/offerwall/pointpark/init', { token, form: client })).code).toBe(404);
  });

  it('[B7-031] says where missions are, at the partner alone and by a key that tells nothing', async () => {
    const { token, memberId } = await reader();
    const path = '/offerwall/pincrux/chargeview';
    const { data } = await ask<ChargeView>(`${path}?client=mobile`, { token });
    expect(new URL(data.url).origin).toBe(sandbox.url);
    expect(data.url).not.toContain(memberId);
    expect((await fetch(data.url)).status).toBe(200);
    expect((await ask(`${path}?client=tv`, { token })).code).toBe(400);
    expect((await ask(`${path}?client=pc`)).code).toBe(401);
    const { pincrux } = context.settings.offerWall;
    if (!pincrux) throw new Error('no partner');
    const offerWall = { pincrux: { ...pincrux, pageOrigin: 'https://elsewhere.example' } };
    const moved = { ...context, settings: { ...context.settings, offerWall } };
    const askMoved = asker(await openTestApi(moved), moved);
    expect((await askMoved(`${path}?client=pc`, { token })).code).toBe(502);
  });

  it('[B7-032] says what missions there are, and coins come by the notice of one', async () => {
    const { token } = await reader();
    expect(await infoOf(token)).toEqual({ ads: 3, coins: 16 });
    const { data } = await ask<ChargeView>('/offerwall/pincrux/chargeview?client=pc', { token });
    await press(data.url, { mission: 'Try a game', scenario: 'notice-twice' });
    expect(await coinsOf(token)).toBe(12);
    expect(await infoOf(token)).toEqual({ ads: 2, coins: 4 });
    const history = await ask<DistributedCoins>('/coin/history/distributed', { token });
    expect(history.data.entries).toMatchObject([{ amount: 12, expireAt: null }]);
  });
});

describe('a conversion of points', () => {
  it('[B7-033] is one, however often it is begun', async () => {
    const { token } = await reader();
    const begun = await Promise.all(Array.from({ length: 6 }, () => open(token)));
    expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1);
    expect(new URL(begun[0]?.data.url ?? '').origin).toBe(sandbox.url);
    expect((await open((await reader()).token)).data.id).not.toBe(begun[0]?.data.id);
  });

  it('[B7-034] says what it came to, once the partner has told, to its member alone', async () => {
    const { token } = await reader();
    const { data } = await open(token);
    const nothing = { id: data.id, points: null, coins: null };
    expect((await read(token, data.id)).data).toEqual({ ...nothing, state: 'open' });
    await press(data.url, { points: '1500', answer: 'convert' });
    const told = { id: data.id, state: 'granted', points: 1500, coins: 15 };
    expect((await read(token, data.id)).data).toEqual(told);
    expect(await coinsOf(token)).toBe(15);
    const other = await reader();
    expect((await read(other.token, data.id)).code).toBe(404);
    expect((await cancel(other.token, data.id)).code).toBe(404);
    expect((await open(token)).data.id).not.toBe(data.id);
  });

  it('[B7-035] is given up, unless points were taken', async () => {
    const { token } = await reader();
    const first = (await open(token)).data;
    expect((await cancel(token, first.id)).data.state).toBe('cancelled');
    expect((await cancel(token, first.id)).data.state).toBe('cancelled');
    const second = (await open(token)).data;
    expect(second.id).not.toBe(first.id);
    await press(second.url, { points: '100', answer: 'convert', scenario: 'no-notice' });
    expect((await cancel(token, second.id)).data.state).toBe('open');
    expect(await coinsOf(token)).toBe(0);
  });

  it('is declined by the partner', async () => {
    const { token } = await reader();
    const { data } = await open(token);
    await press(data.url, { points: '100', answer: 'decline' });
    expect((await read(token, data.id)).data.state).toBe('failed');
    expect(await coinsOf(token)).toBe(0);
  });
});
