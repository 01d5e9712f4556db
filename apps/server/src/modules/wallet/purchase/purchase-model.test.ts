import { deepEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { expireCoins } from '#modules/wallet/expire-coins.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { command, walk } from '#testing/model-commands.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const ask = asker(await openTestApi(context), context);
const running = new AbortController().signal;

const [price, back, rental, period] = [3, 1, 2, 40];
const sales = {
  free: false,
  purchaseAllowedWith: ['coin' as const],
  price,
  coinBackPrice: back,
  rentAllowedWith: ['coin' as const],
  rentalPrice: rental,
  rentalPeriod: period,
};
const title = await addTitle(db);
const home = `/comic/${title.id}`;
const ids: number[] = [];
for (const sort of [1, 2, 3]) ids.push((await addChapter(db, title.id, { sort, ...sales })).id);
const anyChapter = fc.constantFrom(...ids);

type Lot = { readonly until: number; left: number };
type Used = { readonly lot: Lot; readonly coins: number };
type Unlocked = { readonly at: number; readonly used: readonly Used[]; readonly cameBack: Lot };
type Model = {
  readonly memberId: string;
  readonly token: string;
  /** In the order in which they came. */
  readonly lots: Lot[];
  readonly unlocked: Map<number, Unlocked>;
  readonly rentedUntil: Map<number, number>;
};

function alive({ lots }: Model): Lot[] {
  return lots.filter(({ until, left }) => left > 0 && until > now.getTime());
}

function balance(model: Model): number {
  return alive(model).reduce((sum, { left }) => sum + left, 0);
}

function isRented({ rentedUntil }: Model, id: number): boolean {
  return (rentedUntil.get(id) ?? 0) > now.getTime();
}

/** Takes coins one at a time, each from the lot that ends first. */
function spend(model: Model, coins: number): Used[] {
  return Array.from({ length: coins }, () => {
    const [lot] = alive(model).toSorted((a, b) => a.until - b.until);
    ok(lot !== undefined);
    lot.left -= 1;
    return { lot, coins: 1 };
  });
}

/** A lot that came back ends long after all that are given. */
function buy(model: Model, id: number): void {
  const used = spend(model, price);
  const cameBack = { until: now.getTime() + 30 * 86_400_000, left: back };
  model.unlocked.set(id, { at: now.getTime(), used, cameBack });
}

async function post(model: Model, path: string, form: Record<string, string>): Promise<number> {
  const { token } = model;
  const begun = await ask<object>('/coin/transaction/token', { token, method: 'POST' });
  const sent = { ...form, ...begun.data };
  return (await ask(`${home}/chapter/${path}`, { token, form: sent })).code;
}

const grant = fc
  .record({ coins: fc.integer({ min: 1, max: 7 }), s: fc.integer({ min: 30, max: 90 }) })
  .map(({ coins, s }) =>
    command<Model>({
      name: `grant(${coins} for ${s} s)`,
      run: async ({ memberId, lots }) => {
        const until = now.getTime() + s * 1000;
        const by = { operator: 'sujin', reason: 'a walk' };
        const given = { memberId, kind: 'free', coins, expiresAt: new Date(until) } as const;
        await grantCoins(db, { ...given, ...by }, now);
        lots.push({ until, left: coins });
      },
    }),
  );
const pass = fc.integer({ min: 1, max: 45 }).map((s) =>
  command<Model>({
    name: `pass(${s} s)`,
    run: async () => void (now = new Date(now.getTime() + s * 1000)),
  }),
);
const expire = fc.constant(
  command<Model>({
    name: 'expire',
    run: async () => void (await Promise.all([1, 2].map(() => expireCoins(db, now, running)))),
  }),
);
const unlock = fc.tuple(anyChapter, fc.integer({ min: 1, max: 3 })).map(([id, atOnce]) =>
  command<Model>({
    name: `unlock(${id}, ${atOnce} at once)`,
    run: async (model) => {
      const form = { price: String(price), coinBackPrice: String(back) };
      const codes = await Promise.all(
        Array.from({ length: atOnce }, () => post(model, `${id}/unlock`, form)),
      );
      const owned = model.unlocked.has(id);
      const paid = !owned && balance(model) >= price;
      const rest = paid || owned ? 208 : 402;
      const first = paid ? 200 : rest;
      deepEqual(
        codes.toSorted((a, b) => a - b),
        [first, ...Array.from({ length: atOnce - 1 }, () => rest)],
      );
      if (!paid) return;
      buy(model, id);
      model.lots.push(model.unlocked.get(id)?.cameBack ?? { until: 0, left: 0 });
    },
  }),
);
const unlockAll = fc.subarray(ids, { minLength: 1 }).map((chosen) =>
  command<Model>({
    name: `unlockAll(${chosen.join()})`,
    run: async (model) => {
      const wanted = chosen.filter((id) => !model.unlocked.has(id));
      const [sum, cameBack] = [wanted.length * price, wanted.length * back];
      const form = { price: String(sum), coinBackPrice: String(cameBack) };
      const code = await post(model, 'unlock-all', { ...form, chapterIds: chosen.join(',') });
      if (wanted.length === 0) return deepEqual(code, 208);
      if (balance(model) < sum) return deepEqual(code, 402);
      deepEqual(code, 200);
      for (const id of wanted) buy(model, id);
      for (const id of wanted) {
        model.lots.push(model.unlocked.get(id)?.cameBack ?? { until: 0, left: 0 });
      }
    },
  }),
);
const rent = anyChapter.map((id) =>
  command<Model>({
    name: `rent(${id})`,
    run: async (model) => {
      const code = await post(model, `${id}/rent-with-coin`, { rentalPrice: String(rental) });
      if (model.unlocked.has(id) || isRented(model, id)) return deepEqual(code, 208);
      if (balance(model) < rental) return deepEqual(code, 402);
      deepEqual(code, 200);
      spend(model, rental);
      model.rentedUntil.set(id, now.getTime() + period * 1000);
    },
  }),
);
const takeBack = anyChapter.map((id) =>
  command<Model>({
    name: `takeBack(${id})`,
    run: async (model) => {
      const form = { chapterIds: String(id) };
      const { token, unlocked } = model;
      const { code } = await ask(`${home}/chapter/take-back`, { token, form });
      const own = unlocked.get(id);
      if (own === undefined) return deepEqual(code, 404);
      if (own.at + 60_000 < now.getTime() || own.cameBack.left < back) return deepEqual(code, 409);
      deepEqual(code, 200);
      for (const { lot, coins } of own.used) lot.left += coins;
      own.cameBack.left -= back;
      unlocked.delete(id);
    },
  }),
);

it('opens and charges what a plain model says, with books that agree after every step', async () => {
  const walked = walk<Model>({
    steps: [grant, grant, pass, expire, unlock, unlockAll, rent, takeBack],
    begin: async () => {
      const signed = await signIn(db, { expiresAt: new Date(now.getTime() + 86_400_000) });
      return { ...signed, lots: [], unlocked: new Map(), rentedUntil: new Map() };
    },
    holds: async (model) => {
      const { data } = await ask<ContentHome>(home, { token: model.token });
      deepEqual(data.content.inventory?.coin.freeAmount, balance(model));
      deepEqual(
        data.chapters.map(({ activity }) => [activity.unlocked, activity.rented]),
        ids.map((id) => [model.unlocked.has(id), isRented(model, id)]),
      );
      deepEqual((await verifyLedger(db)).difference, null);
    },
    runs: 14,
    length: 18,
  });
  await expect(walked).resolves.toBeUndefined();
});
