import { afterAll, expect, it } from 'vitest';
import { startSandbox } from './start-sandbox.ts';
import { answerPayment } from './walk.ts';

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());
const { secret, tokenUrl, tokenApiKey } = JSON.parse(sandbox.setting('credit')) as Record<
  string,
  string
>;

async function ask(path: string, asked: unknown, authorization = `Bearer ${secret}`) {
  const headers = { authorization };
  return fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(asked) });
}

const order = {
  amount: 100,
  currency: 'JPY',
  payment: 'paypal',
  returnTo: 'http://localhost/back',
};

it('answers nobody who does not know the secret', async () => {
  expect((await ask('/payments/find', { orderId: 'a' }, 'Bearer x')).status).toBe(401);
});

it('takes no orders of a page that knows no secret', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
  const body = JSON.stringify({ scenario: 'wrong-amount' });
  const control = `${sandbox.url}/control`;
  expect((await fetch(control, { method: 'POST', headers, body })).status).toBe(401);
  const asks = { ...headers, 'access-control-request-headers': 'authorization' };
  const leave = await fetch(control, { method: 'OPTIONS', headers: asks });
  expect(leave.headers.get('access-control-allow-origin')).toBeNull();
  const { url } = (await (
    await ask('/payments/reserve', { ...order, orderId: 'planned' })
  ).json()) as { url: string };
  await answerPayment(url, 'approve');
  const found = await (await ask('/payments/find', { orderId: 'planned' })).json();
  expect(found).toMatchObject({ amount: 100 });
});

it('begins a payment once for an order, and sends the browser back with what was answered', async () => {
  const begin = async () =>
    (await (await ask('/payments/reserve', { ...order, orderId: 'a' })).json()) as { url: string };
  const { url } = await begin();
  expect((await begin()).url).toBe(url);
  const page = await (await fetch(url)).text();
  for (const answer of ['Approve', 'Decline', 'Leave']) expect(page).toContain(`>${answer}<`);
  const back = await answerPayment(url, 'approve');
  expect(back?.searchParams.get('PayerID')).toBe('SANDBOXPAYER');
  const found = await (await ask('/payments/find', { orderId: 'a' })).json();
  expect(found).toEqual({ orderId: 'a', status: 'approved', amount: 100, currency: 'JPY' });
  expect((await ask('/payments/find', { orderId: 'b' })).status).toBe(404);
});

it('makes tokens of cards for pages of any origin, and keeps no number', async () => {
  const card = {
    token_api_key: tokenApiKey,
    card_number: '4111 1111 1111 1111',
    card_expire: '12/40',
    security_code: '123',
    lang: 'ja',
  };
  const tokenise = async (changed: object) => {
    const body = JSON.stringify({ ...card, ...changed });
    const answer = await fetch(tokenUrl ?? '', { method: 'POST', body });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    return (await answer.json()) as { status: string; token?: string };
  };
  const { token: mdkToken } = await tokenise({});
  for (const wrong of [
    { card_number: '4111111111111112' },
    { card_expire: '13/40' },
    { security_code: '1' },
    { token_api_key: 'x' },
    { lang: 'en' },
  ]) {
    expect(await tokenise(wrong)).toEqual({ status: 'failure', code: 'invalid_card' });
  }
  const kept = await (await ask('/cards/register', { customer: 'c', mdkToken })).text();
  expect(kept).toContain('"lastDigits":"1111"');
  expect(kept).not.toContain('4111');
});
