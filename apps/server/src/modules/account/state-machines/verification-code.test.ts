import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailLifetimeMs } from '@hanji/domain/forms/mail.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import {
  makeVerificationCode,
  tryVerificationCode,
} from '#modules/account/sign-up/verification-code.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { command, walk } from '#testing/model-commands.ts';

const { db, sql } = await freshDatabase();
let now = testNow.getTime();
const place = { ...(await testContext(db)), now: () => new Date(now) };

/** An address in two browsers, whose codes are nothing to each other, and another address. */
const asking = {
  here: { to: 'one@reader.example', browser: 'here' },
  there: { to: 'one@reader.example', browser: 'there' },
  another: { to: 'another@reader.example', browser: 'here' },
} as const;
type Asker = keyof typeof asking;
const askers = Object.keys(asking) as Asker[];

/** The newest code of each; null where there is none, or it was used. */
type Sent = { readonly code: string; readonly sentAt: number; tries: number };
type Model = { readonly newest: Map<Asker, Sent>; readonly older: Map<Asker, string> };

const anAsker = fc.constantFrom(...askers);

/** What a code is worth, by the rules: ten minutes, five tries, once, the newest alone. */
function expected({ newest }: Model, asker: Asker, code: string): 'right' | 'wrong' | 'over' {
  const sent = newest.get(asker);
  if (sent === undefined || sent.tries >= 5) return 'over';
  sent.tries += 1;
  if (now - sent.sentAt >= mailLifetimeMs) return 'over';
  if (sent.code !== code) return 'wrong';
  newest.delete(asker);
  return 'right';
}

async function tryIt(model: Model, asker: Asker, code: string): Promise<void> {
  const { to, browser } = asking[asker];
  const worth = expected(model, asker, code);
  expect(await tryVerificationCode(place, { to: to.toUpperCase(), browser }, code)).toBe(worth);
}

function another(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

const send = anAsker.map((asker) =>
  command<Model>({
    name: `send(${asker})`,
    run: async ({ newest, older }) => {
      const before = newest.get(asker)?.code;
      const code = await makeVerificationCode(place, asking[asker]);
      newest.set(asker, { code, sentAt: now, tries: 0 });
      if (before !== undefined && before !== code) older.set(asker, before);
    },
  }),
);
const tryNewest = anAsker.map((asker) =>
  command<Model>({
    name: `try(${asker})`,
    check: ({ newest }) => newest.has(asker),
    run: (model) => tryIt(model, asker, model.newest.get(asker)?.code ?? ''),
  }),
);
const tryOlder = anAsker.map((asker) =>
  command<Model>({
    name: `tryOlder(${asker})`,
    check: ({ newest, older }) => older.has(asker) && older.get(asker) !== newest.get(asker)?.code,
    run: (model) => tryIt(model, asker, model.older.get(asker) ?? ''),
  }),
);
const tryWrong = anAsker.map((asker) =>
  command<Model>({
    name: `tryWrong(${asker})`,
    run: (model) => tryIt(model, asker, another(model.newest.get(asker)?.code ?? '')),
  }),
);
const tryThoseOfAnother = command<Model>({
  name: 'tryThoseOfAnother',
  check: ({ newest }) => newest.get('here')?.code !== newest.get('there')?.code,
  run: (model) => tryIt(model, 'here', model.newest.get('there')?.code ?? '123456'),
});
const wait = fc.constantFrom(1, 60_000, mailLifetimeMs - 1, mailLifetimeMs).map((ms) =>
  command<Model>({
    name: `wait(${ms})`,
    run: async () => {
      now += ms;
    },
  }),
);

it('a code holds for ten minutes, five tries and once, whatever happens in between', async () => {
  await walk<Model>({
    steps: [send, tryNewest, tryOlder, tryWrong, tryWrong, fc.constant(tryThoseOfAnother), wait],
    begin: async () => {
      now = testNow.getTime();
      await sql`truncate verification_code`;
      return { newest: new Map(), older: new Map() };
    },
    holds: async ({ newest }) => {
      const kept = await sql`select tries from verification_code order by tries`;
      const tries = [...newest.values()].map((sent) => ({ tries: sent.tries }));
      expect(kept).toEqual(tries.toSorted((one, other) => one.tries - other.tries));
    },
    runs: 5,
    length: 40,
  });
});
