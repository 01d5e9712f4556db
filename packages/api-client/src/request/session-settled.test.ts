import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import { expect, it, onTestFinished } from 'vitest';
import { answerJson, startServer } from '../testing/echo-server.ts';
import { testSettings } from '../testing/settings.ts';
import { sendCall } from './send-call.ts';

const home = { params: { category: 'all_comic' } };

/** A service that answers with these codes in turn, the last one from then on. */
async function serviceThatAnswers(...codes: [number, ...number[]]) {
  const server = await startServer((response) => {
    const code = codes.length > 1 ? (codes.shift() ?? 0) : codes[0];
    const data = code === 200 ? { page: 1 } : null;
    answerJson(response, code, { data, result: { code, message: '', debug: null } });
  });
  onTestFinished(() => server.close());
  const settings = (isSignedIn: boolean) =>
    testSettings({ basePath: `${server.origin}/api`, isSignedIn: () => isSignedIn });
  return { received: server.received, settings };
}

it('sends a call again whose session was replaced while it was on its way', async () => {
  const { received, settings } = await serviceThatAnswers(401, 200);
  const outcome = await sendCall(settings(true), browsingCalls.getHome, home);
  expect(outcome).toEqual({ data: { page: 1 } });
  expect(received).toHaveLength(2);
});

it('sends with it what it had to say', async () => {
  const { received, settings } = await serviceThatAnswers(401, 200);
  const body = { query: 'ink', pageNo: 0 };
  await sendCall(settings(true), browsingCalls.search, { body });
  expect(received.map(({ body: sent }) => sent)).toEqual(Array(2).fill('query=ink&pageNo=0'));
});

it('believes a second answer that the session is over', async () => {
  const { received, settings } = await serviceThatAnswers(401);
  const outcome = await sendCall(settings(true), browsingCalls.getHome, home);
  expect(outcome).toMatchObject({ error: { code: 401 } });
  expect(received).toHaveLength(2);
});

it.each([
  ['of a visitor, whom 401 tells what it says', 401, false],
  ['that is refused for another reason', 403, true],
])('sends no call again %s', async (_, code, isSignedIn) => {
  const { received, settings } = await serviceThatAnswers(code);
  const outcome = await sendCall(settings(isSignedIn), browsingCalls.getHome, home);
  expect(outcome).toMatchObject({ error: { code } });
  expect(received).toHaveLength(1);
});

it('sends nothing again that nobody waits for any more', async () => {
  const { received, settings } = await serviceThatAnswers(401);
  const leaving = new AbortController();
  const sent = sendCall(settings(true), browsingCalls.getHome, home, leaving.signal);
  await expect.poll(() => received.length).toBe(1);
  leaving.abort();
  await expect(sent).rejects.toThrow(/abort/i);
  expect(received).toHaveLength(1);
});
