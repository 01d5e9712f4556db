import { startSandbox } from '@hanji/payment-sandbox/start-sandbox.ts';
import { defaultRequestSecret } from '@hanji/contract/headers.ts';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { wireHeaders } from '#http/testing/wire-headers.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { serveHanji } from '#testing/served-process.ts';

const { db, url } = await freshDatabase();
const sandbox = await startSandbox();
const number = '4111111111111111';

const served = await serveHanji({
  DATABASE_URL: url,
  HANJI_LOG_LEVEL: 'trace',
  HANJI_PAYMENT_CREDIT: sandbox.setting('credit'),
});
afterAll(async () => {
  await served.end('SIGTERM');
  await sandbox.stop();
});

it('logs nothing of a card, were somebody to send its number nevertheless', async () => {
  const later = new Date(Date.now() + 3_600_000);
  const { token } = await signIn(db, { expiresAt: later });
  const headers = {
    ...wireHeaders(defaultRequestSecret, new Date(), { authorization: `Bearer ${token}` }),
    'content-type': 'application/x-www-form-urlencoded',
  };
  const codes: number[] = [];
  for (const path of ['excute', 'cardinfo/register', 'cardinfo/delete']) {
    const body = new URLSearchParams({
      transactionToken: 'x'.repeat(32),
      productSeq: '1',
      securityCode: '123',
      mdkToken: number,
      cardId: number,
      card_number: number,
    });
    const to = `${served.urls['server']}/coin/purchase/credit/${path}`;
    codes.push((await fetch(to, { method: 'POST', headers, body })).status);
  }
  expect(codes).toEqual([400, 400, 400]);
  const logged = served.stdout() + served.stderr();
  expect(logged).toContain('/coin/purchase/credit/excute');
  expect(logged).not.toContain(number);
  expect(logged).not.toContain('securityCode');
});
