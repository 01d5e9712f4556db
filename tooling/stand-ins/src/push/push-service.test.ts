import { afterAll, expect, it } from 'vitest';
import { startStandIns } from '#start-stand-ins.ts';

const standIns = await startStandIns([]);
afterAll(() => standIns.stop());
const { push } = standIns;

function send(name: string): Promise<Response> {
  return fetch(`${push.url}/${name}`, { method: 'POST', body: name, redirect: 'manual' });
}

it.each([
  ['any', 201],
  ['gone-1', 410],
  ['lost-1', 404],
  ['busy-1', 503],
  ['refused-1', 400],
  ['moved-1', 307],
])('answers a message to %s with %i, and keeps it', async (name, status) => {
  expect((await send(name)).status).toBe(status);
  expect(push.service.of(name).map(({ body }) => body.toString())).toEqual([name]);
  const told = await fetch(`${push.url}/${name}`);
  expect(await told.json()).toEqual([Buffer.from(name).toString('base64')]);
});
