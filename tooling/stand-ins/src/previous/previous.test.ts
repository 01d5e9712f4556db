import { afterAll, expect, it } from 'vitest';
import { startStandIns } from '#start-stand-ins.ts';
import { previousCode, previousEmail, previousName, previousPassword } from './members.ts';

const standIns = await startStandIns([]);
afterAll(() => standIns.stop());

const { url, secret } = standIns.previousService;

function send(path: string, body: string, authorization = `Bearer ${secret}`) {
  return fetch(url + path, { method: 'POST', headers: { authorization }, body });
}

function ask(path: string, asked: unknown): Promise<Response> {
  return send(path, JSON.stringify(asked));
}

/** What is asked to be shown one member, in every way. */
function ways(number: number) {
  return [
    ['/account/by-password', { email: previousEmail(number), password: previousPassword }],
    ['/account/by-login', { loginType: 'google', subject: previousName(number) }],
    ['/account/by-serial-code', { serialCode: previousCode(number) }],
  ] as const;
}

it.each(ways(7))('has a member by %s', async (path, asked) => {
  const member = { id: 'previous-7', email: 'previous-7@hanji.example', nickname: 'previous-7' };
  const answer = await ask(path, asked);
  expect(await answer.json()).toEqual({ ...member, purchasedCoins: 1200, freeCoins: 30 });
});

it.each(ways(20))('has one without coins by %s', async (path, asked) => {
  expect(await (await ask(path, asked)).json()).toMatchObject({ purchasedCoins: 0, freeCoins: 0 });
});

it.each(ways(0))('fails at one by %s, as a service that is away', async (path, asked) => {
  expect((await ask(path, asked)).status).toBe(503);
});

it.each([
  ['/account/by-password', { email: previousEmail(7), password: 'another' }],
  ['/account/by-password', { email: 'previous-7@else.example', password: previousPassword }],
  ['/account/by-password', { email: 'reader@hanji.example', password: previousPassword }],
  ['/account/by-password', {}],
  ['/account/by-login', { loginType: 'google', subject: 'new' }],
  ['/account/by-login', { loginType: 'google', subject: 'previous-07' }],
  ['/account/by-serial-code', { serialCode: 'X'.repeat(16) }],
  ['/account/by-serial-code', { serialCode: 'PREVIOUS1234567X' }],
  ['/account/by-guess', { subject: 'previous-7' }],
  ['/', {}],
])('has nobody by %s with %o', async (path, asked) => {
  expect((await ask(path, asked)).status).toBe(404);
});

it('answers nobody who does not know the secret', async () => {
  const [path, asked] = ways(7)[1];
  for (const authorization of ['', 'Bearer', `Bearer ${secret} `.repeat(2), secret]) {
    expect((await send(path, JSON.stringify(asked), authorization)).status).toBe(401);
  }
});

it.each(['', 'null', '{', '"previous-7"'])('reads no %j', async (body) => {
  expect((await send('/account/by-login', body)).status).toBe(400);
});

it('is asked by POST alone', async () => {
  const headers = { authorization: `Bearer ${secret}` };
  expect((await fetch(`${url}/account/by-login`, { headers })).status).toBe(405);
});
