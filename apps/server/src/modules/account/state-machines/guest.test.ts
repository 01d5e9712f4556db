import { equal } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { abandonedSince } from '@hanji/domain/account/account-lifetimes.ts';
import { inTransaction } from '#db/executor.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { keepIdentity } from '#modules/account/external/identity.ts';
import { forgetMembers } from '#modules/account/lifetimes/forget-members.ts';
import { sessionEnd } from '#modules/account/sessions/lifetime.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { command, walk } from '#testing/model-commands.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { now: () => now });
const { ask, elsewhere } = accountClient(await openTestApi(context), context);

const dayMs = 86_400_000;

type Account = {
  readonly guest: boolean;
  /** By whom the wallet knows it; a guest is known to nobody. */
  readonly subject: string | null;
  readonly signedInAt: Date;
  readonly hasRead: boolean;
};
/** One browser, which is signed in to one account or none. */
type Model = {
  readonly accounts: Map<string, Account>;
  browser: { readonly id: string; readonly token: string; readonly endsAt: Date } | null;
};

function own({ accounts, browser }: Model): Account | null {
  return browser === null ? null : (accounts.get(browser.id) ?? null);
}

/** A browser without a session sends none. */
function sent({ browser }: Model): { readonly token?: string; readonly address: string } {
  return { address: elsewhere(), ...(browser && { token: browser.token }) };
}

function entered(
  model: Model,
  { userId, sessionToken }: AuthenticationResult,
  stayLogged: boolean,
) {
  const [id, token] = [userId ?? '', sessionToken ?? ''];
  model.browser = { id, token, endsAt: sessionEnd({ stayLogged, createdAt: now }, now) };
  return id;
}

let subjects = 0;
async function byWallet(
  model: Model,
  call: 'signin' | 'signup',
  subject: string,
): Promise<AuthenticationResult> {
  const said = { subject, email: null, emailVerified: false };
  const { externalToken } = await keepIdentity(context, 'payco', said);
  const path = `/member/external-idp/payco/${call}`;
  const answer = await ask<AuthenticationResult>(path, { ...sent(model), form: { externalToken } });
  equal(answer.code, 200);
  return answer.data;
}

const begin = command<Model>({
  name: 'begin',
  run: async (model) => {
    const path = '/guest/account';
    const { code, data } = await ask<AuthenticationResult>(path, {
      method: 'POST',
      ...sent(model),
    });
    equal(code, model.browser === null ? 200 : 409);
    if (code !== 200) return;
    const id = entered(model, data, true);
    model.accounts.set(id, { guest: true, subject: null, signedInAt: now, hasRead: false });
  },
});

const read = command<Model>({
  name: 'read',
  check: (model) => own(model)?.hasRead === false,
  run: async (model) => {
    const account = own(model);
    if (account === null || model.browser === null) return;
    await sql`insert into reader (kind, member_id) values ('member', ${model.browser.id})`;
    model.accounts.set(model.browser.id, { ...account, hasRead: true });
  },
});

const signUp = command<Model>({
  name: 'signUp',
  run: async (model) => {
    subjects += 1;
    const subject = `wallet-${subjects}`;
    const [before, guest] = [model.browser?.id, own(model)];
    const id = entered(model, await byWallet(model, 'signup', subject), false);
    // A guest becomes the member, with all that is theirs; a member opens another account.
    equal(id === before, guest?.guest === true);
    const hasRead = guest?.guest === true && guest.hasRead;
    model.accounts.set(id, { guest: false, subject, signedInAt: now, hasRead });
  },
});

const signIn = fc.nat({ max: 5 }).map((place) =>
  command<Model>({
    name: `signIn(${place})`,
    check: ({ accounts }) => [...accounts.values()].some(({ guest }) => !guest),
    run: async (model) => {
      const members = [...model.accounts].filter(([, { guest }]) => !guest);
      const [id, account] = members[place % members.length] ?? [];
      if (id === undefined || !account?.subject) return;
      if (own(model)?.guest && model.browser) model.accounts.delete(model.browser.id);
      equal(entered(model, await byWallet(model, 'signin', account.subject), false), id);
      model.accounts.set(id, { ...account, signedInAt: now });
    },
  }),
);

const signOut = command<Model>({
  name: 'signOut',
  run: async (model) => {
    equal((await ask('/member/signout', { method: 'POST', ...sent(model) })).code, 200);
    model.browser = null;
  },
});

const wait = fc.constantFrom(60_000, dayMs, 29 * dayMs, 30 * dayMs).map((ms) =>
  command<Model>({
    name: `wait(${ms / dayMs} days)`,
    run: async (model) => {
      now = new Date(now.getTime() + ms);
      await inTransaction(db, (tx) => sweepExpired(tx, now));
      await forgetMembers(db, now, new AbortController().signal);
      if (model.browser && model.browser.endsAt <= now) model.browser = null;
      for (const [id, { guest, signedInAt }] of model.accounts) {
        const isLeft = guest && id !== model.browser?.id && signedInAt <= abandonedSince(now);
        if (isLeft) model.accounts.delete(id);
      }
    },
  }),
);

it('[A1-020] [A1-021] [B6-004] a guest becomes a member, gives way to one, or is forgotten, and what they read with them', async () => {
  await walk<Model>({
    steps: [
      fc.constant(begin),
      fc.constant(begin),
      fc.constant(read),
      fc.constant(signUp),
      signIn,
      fc.constant(signOut),
      wait,
    ],
    begin: async () => {
      now = testNow;
      await sql`truncate member, reader, attempt, one_time_token cascade`;
      return { accounts: new Map(), browser: null };
    },
    holds: async ({ accounts }) => {
      const kept = await sql`select m.id, m.guest, r.id is not null as has_read
        from member m left join reader r on r.member_id = m.id order by m.id`;
      const modelled = [...accounts].map(([id, { guest, hasRead }]) => ({
        id,
        guest,
        has_read: hasRead,
      }));
      expect(kept).toEqual(modelled.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
      expect(await sql`select 1 from reader where member_id is null`).toEqual([]);
    },
    runs: 4,
    length: 40,
  });
});
