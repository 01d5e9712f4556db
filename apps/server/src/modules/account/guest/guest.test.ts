import type { AuthenticationResult, MemberProfile } from '@hanji/contract/entities/member.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { attempt } from '#db/schema/account/credentials.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db);
const ask = asker(await openTestApi(context), context);

function begin(token?: string) {
  const session = token === undefined ? {} : { token };
  return ask<AuthenticationResult>('/guest/account', { method: 'POST', ...session });
}

describe('a guest', () => {
  it('[A1-018] [B1-016] is an account of a device, which stays on it', async () => {
    const { code, data, headers } = await begin();
    expect(code).toBe(200);
    expect(data).toMatchObject({ policyStatus: false, passwordExpiredStatus: false });
    expect(String(headers['set-cookie'])).toMatch(/^hanji_session=[\w-]{43}; Max-Age=15552000;/);
    const token = data.sessionToken ?? '';
    const { data: own } = await ask<MemberProfile>('/member/profile', { token });
    expect(own.profile).toMatchObject({ userId: data.userId, guest: true, email: null });
  });

  it('is nobody who is signed in', async () => {
    const { data } = await begin();
    expect((await begin(data.sessionToken ?? '')).code).toBe(409);
    expect((await begin((await signIn(db)).token)).code).toBe(409);
    expect(
      await db
        .select()
        .from(member)
        .where(eq(member.id, data.userId ?? '')),
    ).toHaveLength(1);
  });

  it('[A1-019] [A6-004] [B6-003] is refused what is for members', async () => {
    const { data } = await begin();
    const token = data.sessionToken ?? '';
    const refused = [
      await ask('/member/inventory', { token }),
      await ask(`/member/${data.userId}?reason=x`, { token, method: 'DELETE' }),
      await ask('/certification/init', { token }),
    ];
    expect(refused.map(({ code }) => code)).toEqual([403, 403, 403]);
    expect((await ask('/member/profile/mature/accept/Y', { token, method: 'PUT' })).code).toBe(200);
  });

  it('is one of thirty from a network, and later of few', async () => {
    await db.delete(attempt);
    const codes: number[] = [];
    for (let made = 0; made < 31; made += 1) codes.push((await begin()).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(30);
    expect(codes.at(-1)).toBe(429);
    const address = '203.0.113.77';
    expect((await ask('/guest/account', { method: 'POST', address })).code).toBe(200);
  });

  it('is made by no edition, which are for browsers', async () => {
    for (const edition of ['ko', 'ja', 'global', 'vi-refund'] as const) {
      const shipped = await testContext(db, { edition });
      const asking = asker(await openTestApi(shipped), shipped);
      expect((await asking('/guest/account', { method: 'POST' })).code).toBe(404);
    }
  });
});
