import { certifiedEmailCookie } from '@hanji/contract/headers.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { certifyEmail } from './sign-up/certified-email.ts';
import { makeDormantCheck } from './sign-in/dormant.ts';
import { openAccountApi } from './testing/account-api.ts';
import { addMember, testPassword } from './testing/add-member.ts';
import { waitingForLock } from './testing/waiting-for-lock.ts';
import { makeOneTimeToken } from './tokens/one-time-token.ts';

const { db, sql } = await freshDatabase();
const { ask, context, encrypted } = await openAccountApi(db, 'global');

type Call = () => Promise<number>;

/** The codes of calls that all wait for one account and come to it in this order. */
async function crossing(memberId: string, calls: readonly Call[]): Promise<number[]> {
  const { answers } = await inTransaction(db, async (tx) => {
    await tx.select().from(member).where(eq(member.id, memberId)).for('update');
    const asked: Promise<number>[] = [];
    for (const call of calls) {
      asked.push(call());
      await expect.poll(() => waitingForLock(sql)).toBe(asked.length);
    }
    return { answers: Promise.all(asked) };
  });
  return answers;
}

async function resetting({ id, email }: { id: string; email: string }): Promise<Call> {
  const [kind, lifetimeMs] = ['passwordReset', 600_000] as const;
  const made = { kind, memberId: id, data: { email }, lifetimeMs } as const;
  const token = await makeOneTimeToken(context, made);
  const sent = await encrypted('RESET_PASSWORD', 'another-Key_8');
  return async () =>
    (await ask('/member/profile/password/reset', { form: { token, ...sent } })).code;
}

async function waking({ id }: { id: string }): Promise<Call> {
  const form = await makeDormantCheck(context, id, { stayLogged: false });
  return async () => (await ask('/status/switch-dormant-to-member', { form })).code;
}

describe('calls that cross at one account', () => {
  it('are answered, the first of two links with a new password', async () => {
    const account = await addMember(db);
    const calls = [await resetting(account), await resetting(account)];
    expect(await crossing(account.id, calls)).toEqual([200, 410]);
  });

  it('are answered: what wakes it ends with the password', async () => {
    const account = await addMember(db, { dormantAt: context.now() });
    const calls = [await resetting(account), await waking(account)];
    expect(await crossing(account.id, calls)).toEqual([200, 410]);
  });

  it('are answered where two tabs of a guest open an account and sign in to another', async () => {
    const { email } = await addMember(db);
    const guest = await signIn(db, { guest: true });
    const opened = 'opened@mail.example';
    const { name, value } = await certifyEmail(context, opened);
    expect(name).toBe(certifiedEmailCookie);
    const consents = { termsOfUse: 'Y', privacyCollectionAndUse: 'Y' };
    const joining = {
      form: {
        email: opened,
        nickname: 'Reader',
        ...consents,
        ...(await encrypted('SIGN_UP', 'another-Key_8')),
      },
      headers: { cookie: `${name}=${value}` },
      token: guest.token,
      method: 'PUT',
    } as const;
    const form = { email, ...(await encrypted('LOGIN', testPassword)) };
    const calls = [
      async () => (await ask('/member/signup', joining)).code,
      async () => (await ask('/member/signin', { form, token: guest.token })).code,
    ];
    expect(await crossing(guest.memberId, calls)).toEqual([200, 200]);
    const [row] = await db.select().from(member).where(eq(member.id, guest.memberId));
    expect(row).toMatchObject({ guest: false, email: opened });
  });
});
