import { afterEach, expect, it, vi } from 'vitest';
import { answerJson, startServer } from '../testing/echo-server.ts';
import { ipLookupTimeoutMs, lookUpUid } from './immutable-uid.ts';

let close = async () => {};
afterEach(() => close());
afterEach(() => vi.restoreAllMocks());

async function server(...answer: Parameters<typeof startServer>) {
  const started = await startServer(...answer);
  close = started.close;
  return started.origin;
}

it('[A7-009] takes the address that the look-up names, bare or in the envelope', async () => {
  // However long the machine takes for the answer.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const bare = await server((response) => answerJson(response, 200, { ip: '192.0.2.1' }));
  expect(await lookUpUid(bare)).toBe('192.0.2.1');
  await close();
  const wrapped = await server((response) =>
    answerJson(response, 200, { data: { ip: '192.0.2.2' } }),
  );
  expect(await lookUpUid(wrapped)).toBe('192.0.2.2');
});

it('[A7-011] [A9-015] gives a silent look-up 350 ms, then stays {ip}', async () => {
  const origin = await server(() => {});
  const before = performance.now();
  expect(await lookUpUid(origin)).toBe('{ip}');
  expect(performance.now() - before).toBeGreaterThanOrEqual(ipLookupTimeoutMs - 5);
  expect(ipLookupTimeoutMs).toBe(350);
});

it.each([['nothing'], [42], [{ ip: 5 }], [{ data: null }]])(
  'stays {ip} for an answer of %j',
  async (body) => {
    const origin = await server((response) => answerJson(response, 200, body));
    expect(await lookUpUid(origin)).toBe('{ip}');
  },
);
