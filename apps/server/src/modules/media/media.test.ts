import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import { session } from '#db/schema/account/access.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { imageSubject, sign } from './signing.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const api = await openTestApi(context);
const id = 'pages/abcdefgh';
await context.storage.put(`${id}/720.webp`, new Uint8Array([1]), { contentType: 'image/webp' });

function addressFor(binding: string): string {
  const expiry = expiryOf(testNow);
  const signature = sign(context.secrets.addressSigning, imageSubject(id), expiry, binding);
  return `/api/media/${id}/720.webp?exp=${expiry}&sig=${signature}`;
}

async function codeOf(url: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { cookie: `hanji_session=${token}` };
  return (await api.inject({ url, headers })).statusCode;
}

it('[A3-028] a picture that is bound to a session is seen in it alone, and ends with it', async () => {
  const [own, other] = [await signIn(db), await signIn(db)];
  const sessions = await db.select().from(session).where(eq(session.memberId, own.memberId));
  const [digest = ''] = sessions.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex'));
  const address = addressFor(digest);
  expect(await codeOf(address, own.token)).toBe(200);
  expect(await codeOf(address, other.token)).toBe(403);
  expect(await codeOf(address)).toBe(403);
  await db.delete(session).where(eq(session.memberId, own.memberId));
  expect(await codeOf(address, own.token)).toBe(403);
});

it('a picture that is free is seen by everybody who has its address', async () => {
  const { token } = await signIn(db);
  expect([await codeOf(addressFor('')), await codeOf(addressFor(''), token)]).toEqual([200, 200]);
  expect(await codeOf(addressFor('').replace('sig=', 'sig=x'))).toBe(403);
});
