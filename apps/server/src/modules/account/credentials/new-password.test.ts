import { expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { encryptPassword } from '#modules/account/testing/encrypt-password.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { hashNewPassword } from './new-password.ts';
import { inPasswordTurn, verifyPassword } from './password-hash.ts';
import { handOutKeys } from './rsa-keys.ts';

const { db } = await freshDatabase();
const context = { ...(await testContext(db)), now: () => testNow };

it('keeps nobody waiting but the network that asks for very many', async () => {
  const purpose = 'SIGN_UP';
  const many: Promise<string>[] = [];
  let made = 0;
  for (let at = 0; at < 20; at += 1) {
    const sent = encryptPassword(await handOutKeys(context, purpose), { password: 'a-password-1' });
    many.push(
      hashNewPassword(context, '203.0.113.1', { purpose, ...sent }).finally(() => {
        made += 1;
      }),
    );
  }
  await expect.poll(() => made).toBeGreaterThan(0);
  const before = made;
  const hash = await many[0];
  expect(await inPasswordTurn('203.0.113.2', () => verifyPassword(hash ?? null, 'wrong'))).toBe(
    false,
  );
  expect(made - before).toBeLessThan(8);
  await Promise.all(many);
});
