import { afterAll, expect, it } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const sandbox = await startSandbox();
afterAll(() => sandbox.stop());
const { secret, pageOrigin } = JSON.parse(sandbox.offerSetting) as Record<string, string>;
const visit = { userKey: 'a', openerOrigin: 'http://localhost:4101' };

async function ask(path: string, asked: unknown, authorization = `Bearer ${secret}`) {
  const headers = { authorization };
  return fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(asked) });
}

async function openedPage(path: string, asked: unknown): Promise<string> {
  return ((await (await ask(path, asked)).json()) as { url: string }).url;
}

it('opens no page for who does not know the secret', async () => {
  expect((await ask('/missions/open', visit, 'Bearer x')).status).toBe(401);
});

it('has missions that are done once, at its own origin', async () => {
  const url = await openedPage('/missions/open', visit);
  expect(new URL(url).origin).toBe(pageOrigin);
  for (const done of [1, 2]) {
    const body = new URLSearchParams({ mission: 'Join a newsletter', done: String(done) });
    const page = await (await fetch(url, { method: 'POST', body })).text();
    expect(page).toContain('Join a newsletter: done');
  }
  expect(await (await ask('/missions/info', visit)).json()).toEqual({ ads: 2, coins: 13 });
});

it('tells the page around it and nobody else of a conversion, with nothing that could be code', async () => {
  const returnTo = 'http://localhost:4101/offerwall/pointpark/result?id=c';
  const asked = { ...visit, conversionId: '</script><i>', returnTo };
  const url = await openedPage('/points/open', asked);
  expect(await openedPage('/points/open', asked)).toBe(url);
  const body = new URLSearchParams({ answer: 'convert', points: '300' });
  const page = await (await fetch(url, { method: 'POST', body })).text();
  expect(page).toContain('"http://localhost:4101")');
  expect(page).not.toContain('</script><i>');
  const told = { conversionId: asked.conversionId };
  expect(await (await ask('/points/cancel', told)).json()).toEqual({ state: 'converted' });
});
