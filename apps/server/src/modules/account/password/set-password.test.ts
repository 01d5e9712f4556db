import { expect, it } from 'vitest';
import { inUnit } from '#http/request-context.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { setPassword } from './set-password.ts';

const { db, sql } = await freshDatabase();
const context = { ...(await testContext(db)), prefix: '' };

const client = { locale: 'ko-KR' } as const;

it('replaces the password that it is to replace, and no other', async () => {
  const { memberId } = await signIn(db);
  const set = (passwordHash: string, replaces?: string): Promise<boolean> =>
    inUnit(context, (unit) =>
      setPassword(unit, client, {
        memberId,
        passwordHash,
        ...(replaces !== undefined && { replaces }),
      }),
    );
  const kept = () => sql`
    select password_hash as hash, password_changed_at as at, count(session.id)::int as sessions
    from member left join session on member_id = member.id
    where member.id = ${memberId} group by member.id`;
  expect(await set('one', 'another')).toBe(false);
  expect(await kept()).toEqual([{ hash: null, at: null, sessions: 1 }]);
  expect(await set('one')).toBe(true);
  expect(await kept()).toEqual([{ hash: 'one', at: testNow, sessions: 0 }]);
  expect(await set('two', 'another')).toBe(false);
  expect(await set('two', 'one')).toBe(true);
  expect(await kept()).toEqual([{ hash: 'two', at: testNow, sessions: 0 }]);
});
