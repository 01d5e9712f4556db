import { deepEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { ticketKinds, type TicketKind } from '@hanji/domain/coins/lots.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { command, walk } from '#testing/model-commands.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { expireCoins } from './expire-coins.ts';
import { grantCoins } from './grants/grant-coins.ts';
import { grantTickets } from './grants/grant-tickets.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';

const { db } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const ask = asker(await openTestApi(context), context);
const later = new Date(testNow.getTime() + 3_600_000);
const running = new AbortController().signal;

type Kind = 'free' | 'bonus' | TicketKind;
type Given = { readonly kind: Kind; readonly amount: number; readonly until: number | null };
type Model = { readonly memberId: string; readonly token: string; readonly given: Given[] };

const grant = fc
  .record({
    kind: fc.constantFrom<Kind>('free', 'bonus', ...ticketKinds),
    amount: fc.integer({ min: 1, max: 9 }),
    lasts: fc.option(fc.integer({ min: 1, max: 3 })),
    atOnce: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ kind, amount, lasts, atOnce }) =>
    command<Model>({
      name: `grant(${atOnce} × ${amount} ${kind}, ${lasts})`,
      run: async ({ memberId, given }) => {
        const until = lasts === null ? null : now.getTime() + lasts;
        const expiresAt = until === null ? null : new Date(until);
        const to = { memberId, expiresAt, operator: 'sujin', reason: 'a walk' };
        const all = Array.from({ length: atOnce }, () =>
          kind === 'free' || kind === 'bonus'
            ? grantCoins(db, { ...to, kind, coins: amount }, now)
            : grantTickets(db, { ...to, kind, tickets: amount }, now),
        );
        await Promise.all(all);
        given.push(...all.map(() => ({ kind, amount, until })));
      },
    }),
  );
const pass = fc.integer({ min: 1, max: 2 }).map((ms) =>
  command<Model>({
    name: `pass(${ms})`,
    run: async () => void (now = new Date(now.getTime() + ms)),
  }),
);
const expire = fc.integer({ min: 1, max: 3 }).map((processes) =>
  command<Model>({
    name: `expire(${processes})`,
    run: async () => {
      await Promise.all(Array.from({ length: processes }, () => expireCoins(db, now, running)));
    },
  }),
);

it('holds what was given and has not ended, and books that agree, whatever happens', async () => {
  const walked = walk<Model>({
    steps: [grant, pass, expire],
    begin: async () => ({ ...(await signIn(db, { expiresAt: later })), given: [] }),
    holds: async ({ token, given }) => {
      const { data } = await ask<Inventory>('/member/inventory', { token });
      const left = given.filter(({ until }) => until === null || until > now.getTime());
      const sum = (some: readonly Given[]) => some.reduce((total, { amount }) => total + amount, 0);
      deepEqual(data.ticket, { amount: sum(left.filter(({ kind }) => kind === 'ticket')) });
      const coins = left.filter(({ kind }) => kind === 'free' || kind === 'bonus');
      const ends = coins.flatMap(({ until }) => until ?? []);
      const closest = ends.length === 0 ? null : Math.min(...ends);
      deepEqual(data.coin, {
        purchasedAmount: 0,
        freeAmount: sum(coins),
        closestExpireAmount: sum(coins.filter(({ until }) => until !== null && until === closest)),
        closestExpireAt: closest === null ? null : new Date(closest).toISOString(),
      });
      deepEqual((await verifyLedger(db)).difference, null);
    },
    runs: 12,
    length: 14,
  });
  await expect(walked).resolves.toBeUndefined();
});
