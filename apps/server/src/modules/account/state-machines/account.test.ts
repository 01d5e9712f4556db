import { equal } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AuthenticationResult, DormantCheck } from '@hanji/contract/entities/member.ts';
import { deletedSince, dormantSince } from '@hanji/domain/account/account-lifetimes.ts';
import { mailLifetimeMs } from '@hanji/domain/forms/mail.ts';
import { inTransaction } from '#db/executor.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { handOutKeys } from '#modules/account/credentials/rsa-keys.ts';
import { forgetMembers } from '#modules/account/lifetimes/forget-members.ts';
import { markDormant } from '#modules/account/lifetimes/mark-dormant.ts';
import { sessionEnd } from '#modules/account/sessions/lifetime.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { accountClient } from '#modules/account/testing/account-client.ts';
import { addMember, testPassword } from '#modules/account/testing/add-member.ts';
import { encryptPassword } from '#modules/account/testing/encrypt-password.ts';
import { deliverMails, tokenIn } from '#modules/account/testing/mails.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { command, walk } from '#testing/model-commands.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = await testContext(db, { edition: 'ko', now: () => now });
const api = await openTestApi(context);
const { ask, elsewhere, keys, signIn, isSignedIn } = accountClient(api, context);
// A pair takes a processor a while, and this walk is through years: one does for all of them.
await handOutKeys(context, 'LOGIN');
await sql`update rsa_key set created_at = ${new Date('2099-01-01T00:00:00.000Z')}`;

const dayMs = 86_400_000;

type Session = {
  readonly token: string;
  readonly stayLogged: boolean;
  readonly createdAt: Date;
  seenAt: Date;
  endsAt: Date;
  open: boolean;
};
/** A mailed link, or what reactivates a dormant account. */
type Handed = { readonly at: Date; good: boolean };
type Model = {
  readonly id: string;
  readonly email: string;
  password: string;
  dormant: boolean;
  deletionAskedAt: Date | null;
  gone: boolean;
  lastSignedInAt: Date;
  readonly sessions: Session[];
  readonly links: (Handed & { readonly token: string })[];
  readonly dormantChecks: (Handed & {
    readonly check: DormantCheck;
    readonly stayLogged: boolean;
  })[];
};

function isNobodys({ gone, deletionAskedAt }: Model): boolean {
  return gone || deletionAskedAt !== null;
}

function isOpen({ open, endsAt }: Session): boolean {
  return open && now < endsAt;
}

function isGood({ good, at }: Handed): boolean {
  return good && now.getTime() - at.getTime() < mailLifetimeMs;
}

/** What a new password, dormancy and a wish to be deleted end. */
function endAccess({ sessions, links, dormantChecks }: Model): void {
  for (const session of sessions) session.open = false;
  for (const handed of [...links, ...dormantChecks]) handed.good = false;
}

function opened(model: Model, { sessionToken }: AuthenticationResult, stayLogged: boolean): void {
  const session = { createdAt: now, stayLogged, seenAt: now, endsAt: new Date(0), open: true };
  const endsAt = sessionEnd(session, now);
  model.sessions.push({ ...session, endsAt, token: sessionToken ?? '' });
  model.lastSignedInAt = now;
}

/** One of a list, newer ones more often than older. */
function pick<Item>(items: readonly Item[], place: number): Item {
  const found = items.at(-1 - (place % Math.min(3, items.length)));
  if (found === undefined) throw new Error('there is none');
  return found;
}

const aPlace = fc.nat({ max: 5 });
const withSessions = { check: ({ sessions }: Model) => sessions.length > 0 };
const wrong = 'wrong-horse-7';

const signInBy = fc
  .record({ right: fc.constantFrom(true, true, false), stay: fc.boolean(), again: fc.boolean() })
  .map(({ right, stay, again }) =>
    command<Model>({
      name: `signIn(${right ? 'right' : 'wrong'}, stay ${stay}, again ${again})`,
      run: async (model) => {
        // From a browser that is signed in: the new session takes the old one's place.
        const before = again ? model.sessions.at(-1) : undefined;
        const { code, data } = await signIn(model.email, right ? model.password : wrong, {
          stayLogged: stay ? 'Y' : 'N',
          ...(before && { token: before.token }),
        });
        equal(code, !right || isNobodys(model) ? 401 : model.dormant ? 410 : 200);
        if (code !== 200) return;
        if (before) before.open = false;
        opened(model, data, stay);
      },
    }),
  );

const foreground = aPlace.map((place) =>
  command<Model>({
    ...withSessions,
    name: `foreground(${place})`,
    run: async ({ sessions }) => {
      const session = pick(sessions, place);
      const is = isOpen(session);
      await ask('/app/foregrounded', { method: 'POST', token: session.token });
      if (!is || now.getTime() - session.seenAt.getTime() <= 5 * 60_000) return;
      session.seenAt = now;
      session.endsAt = sessionEnd(session, now);
    },
  }),
);

const signOut = aPlace.map((place) =>
  command<Model>({
    ...withSessions,
    name: `signOut(${place})`,
    run: async ({ sessions }) => {
      const session = pick(sessions, place);
      equal((await ask('/member/signout', { method: 'POST', token: session.token })).code, 200);
      session.open = false;
    },
  }),
);

const signOutOthers = aPlace.map((place) =>
  command<Model>({
    ...withSessions,
    name: `signOutOthers(${place})`,
    run: async ({ sessions }) => {
      const own = pick(sessions, place);
      const is = isOpen(own);
      const { code } = await ask('/member/session', { method: 'DELETE', token: own.token });
      equal(code, is ? 200 : 401);
      if (is) for (const session of sessions) session.open &&= session === own;
    },
  }),
);

const makeDormant = aPlace.map((place) =>
  command<Model>({
    ...withSessions,
    name: `makeDormant(${place})`,
    run: async (model) => {
      const { token, ...session } = pick(model.sessions, place);
      const is = isOpen({ token, ...session });
      const { code } = await ask('/status/switch-member-to-dormant', { method: 'POST', token });
      equal(code, is ? 200 : 401);
      if (!is) return;
      model.dormant = true;
      endAccess(model);
    },
  }),
);

const checkDormant = fc.boolean().map((right) =>
  command<Model>({
    name: `checkDormant(${right ? 'right' : 'wrong'})`,
    check: ({ dormant }) => dormant,
    run: async (model) => {
      const password = right ? model.password : wrong;
      const sent = encryptPassword(await keys('CHECK_PASSWORD'), { password });
      const form = { email: model.email, ...sent, stayLogged: 'Y' };
      const path = '/status/check-dormant-password';
      const { code, data } = await ask<DormantCheck>(path, { form, address: elsewhere() });
      equal(code, right && !isNobodys(model) ? 200 : 401);
      if (code === 200)
        model.dormantChecks.push({ check: data, at: now, good: true, stayLogged: true });
    },
  }),
);

const reactivate = aPlace.map((place) =>
  command<Model>({
    name: `reactivate(${place})`,
    check: ({ dormantChecks }) => dormantChecks.length > 0,
    run: async (model) => {
      const handed = pick(model.dormantChecks, place);
      const is = isGood(handed);
      const path = '/status/switch-dormant-to-member';
      const { code, data } = await ask<AuthenticationResult>(path, { form: handed.check });
      equal(code, is ? 200 : 410);
      if (!is) return;
      handed.good = false;
      model.dormant = false;
      opened(model, data, handed.stayLogged);
    },
  }),
);

const findPassword = command<Model>({
  name: 'findPassword',
  run: async (model) => {
    const path = `/member/profile/password?email=${encodeURIComponent(model.email)}`;
    await sql`truncate attempt`;
    // Two, of which the first that is used ends the other.
    for (const address of [elsewhere(), elsewhere()]) {
      equal((await ask(path, { method: 'DELETE', address })).code, 200);
    }
    const mails = await deliverMails(context);
    const links = mails.filter(({ body }) => body.includes('token='));
    equal(links.length, isNobodys(model) ? 0 : 2);
    for (const mail of links) model.links.push({ token: tokenIn(mail), at: now, good: true });
  },
});

let passwords = 0;
function newPassword(): string {
  passwords += 1;
  return `another-horse-${passwords}`;
}

const resetPassword = aPlace.map((place) =>
  command<Model>({
    name: `resetPassword(${place})`,
    check: ({ links }) => links.length > 0,
    run: async (model) => {
      const link = pick(model.links, place);
      const is = isGood(link);
      const password = newPassword();
      const sent = encryptPassword(await keys('RESET_PASSWORD'), { password });
      const form = { token: link.token, ...sent };
      const { code } = await ask('/member/profile/password/reset', { form });
      equal(code, is ? 200 : 410);
      if (!is) return;
      endAccess(model);
      model.password = password;
    },
  }),
);

const changePassword = fc.record({ place: aPlace, right: fc.boolean() }).map(({ place, right }) =>
  command<Model>({
    ...withSessions,
    name: `changePassword(${place}, ${right ? 'right' : 'wrong'})`,
    run: async (model) => {
      const session = pick(model.sessions, place);
      const is = isOpen(session);
      const next = newPassword();
      const sent = encryptPassword(await keys('CHANGE_PASSWORD'), {
        password: right ? model.password : wrong,
        newPassword: next,
      });
      const { code, data } = await ask<AuthenticationResult>('/member/profile/password', {
        method: 'PUT',
        token: session.token,
        form: { ...sent },
        address: elsewhere(),
      });
      equal(code, is ? (right ? 200 : 403) : 401);
      if (code !== 200) return;
      endAccess(model);
      model.password = next;
      opened(model, data, session.stayLogged);
    },
  }),
);

const deleteAccount = aPlace.map((place) =>
  command<Model>({
    // Late, since nothing comes after it.
    check: ({ sessions }) => sessions.length > 4,
    name: `delete(${place})`,
    run: async (model) => {
      const session = pick(model.sessions, place);
      const is = isOpen(session);
      const path = `/member/${model.id}?reason=tired`;
      const { code } = await ask(path, { method: 'DELETE', token: session.token });
      equal(code, is ? 200 : 401);
      if (!is) return;
      endAccess(model);
      model.deletionAskedAt = now;
    },
  }),
);

const times = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(60_000, 6 * 60_000, mailLifetimeMs - 1) },
  { weight: 2, arbitrary: fc.constantFrom(mailLifetimeMs, dayMs / 2, dayMs - 1, dayMs) },
  { weight: 1, arbitrary: fc.constantFrom(7 * dayMs, 30 * dayMs, 366 * dayMs) },
);
const wait = times.map((ms) =>
  command<Model>({
    name: `wait(${ms / 60_000} min)`,
    run: async (model) => {
      now = new Date(now.getTime() + ms);
      await inTransaction(db, (tx) => sweepExpired(tx, now));
      await inTransaction(db, (tx) => markDormant(tx, now));
      await forgetMembers(db, now, new AbortController().signal);
      const wished = model.deletionAskedAt;
      if (wished !== null && wished <= deletedSince(now)) model.gone = true;
      const since = dormantSince(now);
      const seen = model.sessions.some((session) => isOpen(session) && session.seenAt > since);
      if (isNobodys(model) || seen || model.lastSignedInAt > since) return;
      model.dormant = true;
      for (const session of model.sessions) session.open = false;
    },
  }),
);

it('an account is as its sign-ins, dormancies, passwords and times have made it, and lets in nobody else', async () => {
  await walk<Model>({
    steps: [
      signInBy,
      signInBy,
      foreground,
      signOut,
      signOutOthers,
      makeDormant,
      makeDormant,
      checkDormant,
      checkDormant,
      reactivate,
      reactivate,
      fc.constant(findPassword),
      resetPassword,
      resetPassword,
      changePassword,
      wait,
      wait,
      deleteAccount,
    ],
    begin: async () => {
      now = testNow;
      await sql`truncate member, one_time_token, attempt cascade`;
      const { id, email } = await addMember(db);
      const moments = { lastSignedInAt: now, deletionAskedAt: null };
      const lists = { sessions: [], links: [], dormantChecks: [] };
      const state = { password: testPassword, dormant: false, gone: false };
      return { id, email, ...state, ...moments, ...lists };
    },
    holds: async ({ id, sessions, dormant, deletionAskedAt, gone }) => {
      const [row] = await sql`select dormant_at is not null as dormant,
        deletion_asked_at as asked from member where id = ${id}`;
      expect(row).toEqual(gone ? undefined : { dormant, asked: deletionAskedAt });
      const open = await Promise.all(sessions.map(({ token }) => isSignedIn(token)));
      expect(open).toEqual(sessions.map(isOpen));
    },
    runs: 4,
    length: 55,
  });
});
