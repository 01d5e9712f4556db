import { equal } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { testContext } from '#http/testing/test-api.ts';
import { keepIdentity } from '#modules/account/external/identity.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { command, walk } from '#testing/model-commands.ts';

const { db, sql } = await freshDatabase();
const context = await testContext(db, { edition: 'global' });
const { ask } = accountClient(await openTestApi(context), context);

const types = ['apple', 'google'] as const satisfies readonly LoginType[];
const subjects = ['one', 'other'] as const;

type Account = { readonly id: string; readonly token: string; readonly hasEmail: boolean };
type Login = { readonly type: LoginType; readonly subject: string; owner: string; open: boolean };
type Model = { readonly accounts: readonly Account[]; readonly logins: Login[] };

const aLogin = fc.record({
  type: fc.constantFrom(...types),
  subject: fc.constantFrom(...subjects),
  who: fc.constantFrom(0, 1, 2),
});

function account({ accounts }: Model, who: number): Account {
  const found = accounts[who];
  if (found === undefined) throw new Error('there is no such account');
  return found;
}

async function said(loginType: LoginType, subject: string): Promise<string> {
  const email = `${subject}@${loginType}.example`;
  const identity = { subject, email, emailVerified: false };
  return (await keepIdentity(context, loginType, identity)).externalToken;
}

function ofType({ logins }: Model, owner: string, type: LoginType): readonly Login[] {
  return logins.filter((login) => login.owner === owner && login.type === type);
}

const connect = aLogin.map(({ type, subject, who }) =>
  command<Model>({
    name: `connect(${who}, ${type}, ${subject})`,
    run: async (model) => {
      const { id, token } = account(model, who);
      // One of a kind, never again, and never what was another's.
      const own = ofType(model, id, type).length > 0;
      const known = model.logins.some((one) => one.type === type && one.subject === subject);
      const form = { externalToken: await said(type, subject) };
      const { code } = await ask(`/member/external-idp/${type}/mapping`, { token, form });
      equal(code, own || known ? 409 : 200);
      if (code === 200) model.logins.push({ type, subject, owner: id, open: true });
    },
  }),
);
const disconnect = aLogin.map(({ type, who }) =>
  command<Model>({
    name: `disconnect(${who}, ${type})`,
    run: async (model) => {
      const { id, token, hasEmail } = account(model, who);
      const login = ofType(model, id, type).find(({ open }) => open);
      const others = model.logins.filter((one) => one.owner === id && one.open && one !== login);
      const remains = hasEmail || others.length > 0;
      const path = `/member/external-idp/${type}/mapping`;
      const { code } = await ask(path, { token, method: 'DELETE' });
      equal(code, login === undefined ? 404 : remains ? 200 : 409);
      if (code === 200 && login !== undefined) login.open = false;
    },
  }),
);
const signInBy = aLogin.map(({ type, subject }) =>
  command<Model>({
    name: `signIn(${type}, ${subject})`,
    run: async ({ logins }) => {
      const login = logins.find((one) => one.type === type && one.subject === subject);
      const form = { externalToken: await said(type, subject) };
      const path = `/member/external-idp/${type}/signin`;
      const { code, data } = await ask<{ userId: string } | null>(path, { form });
      equal(code, login === undefined ? 417 : login.open ? 200 : 409);
      if (code === 200) equal(data?.userId, login?.owner);
    },
  }),
);

it('[A4-015] [B4-056] a login that was disconnected is nobody’s way in again, and nobody loses the last one', async () => {
  await walk<Model>({
    steps: [connect, disconnect, signInBy, signInBy],
    begin: async () => {
      await sql`truncate member, external_login, one_time_token cascade`;
      const accounts: Account[] = [
        { ...(await signIn(db, { email: 'a@reader.example' })), hasEmail: true },
        { ...(await signIn(db)), hasEmail: false },
        { ...(await signIn(db)), hasEmail: false },
      ].map(({ memberId, token, hasEmail }) => ({ id: memberId, token, hasEmail }));
      return { accounts, logins: [] };
    },
    holds: async ({ logins }) => {
      const kept = await sql`select login_type, subject, member_id, disconnected_at is null as open
        from external_login order by login_type, subject`;
      const modelled = logins.map(({ type, subject, owner, open }) => ({
        login_type: type,
        subject,
        member_id: owner,
        open,
      }));
      const inOrder = modelled.toSorted((one, other) =>
        `${one.login_type} ${one.subject}`.localeCompare(`${other.login_type} ${other.subject}`),
      );
      expect(kept).toEqual(inOrder);
    },
    runs: 3,
    length: 28,
  });
});
