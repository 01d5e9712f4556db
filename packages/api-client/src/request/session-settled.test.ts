import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import { profileCalls } from '@hanji/contract/calls/account/profile.ts';
import { sessionCalls } from '@hanji/contract/calls/account/session.ts';
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
  const settings = (...members: [string | null, ...string[]]) =>
    testSettings({
      basePath: `${server.origin}/api`,
      member: () => (members.length > 1 ? (members.shift() ?? null) : members[0]),
    });
  return { received: server.received, settings };
}

it('sends a call again whose session was replaced while it was on its way', async () => {
  const { received, settings } = await serviceThatAnswers(401, 200);
  const outcome = await sendCall(settings('7'), browsingCalls.getHome, home);
  expect(outcome).toEqual({ data: { page: 1 } });
  expect(received).toHaveLength(2);
});

it('sends with it what it had to say', async () => {
  const { received, settings } = await serviceThatAnswers(401, 200);
  await sendCall(settings('7'), profileCalls.putNickname, { body: { nickname: 'ink' } });
  expect(received.map(({ body: sent }) => sent)).toEqual(Array(2).fill('nickname=ink'));
});

it('believes a second answer that the session is over', async () => {
  const { received, settings } = await serviceThatAnswers(401);
  const outcome = await sendCall(settings('7'), browsingCalls.getHome, home);
  expect(outcome).toMatchObject({ error: { code: 401 } });
  expect(received).toHaveLength(2);
});

it.each([
  ['of a visitor, whom 401 tells what it says', 401, null],
  ['that is refused for another reason', 403, '7'],
])('sends no call again %s', async (_, code, member) => {
  const { received, settings } = await serviceThatAnswers(code);
  const outcome = await sendCall(settings(member), browsingCalls.getHome, home);
  expect(outcome).toMatchObject({ error: { code } });
  expect(received).toHaveLength(1);
});

it('sends no way in again, where a password may be wrong and tries count', async () => {
  const { received, settings } = await serviceThatAnswers(401);
  const outcome = await sendCall(settings('7'), sessionCalls.signIn, { body: {} });
  expect(outcome).toMatchObject({ error: { code: 401 } });
  expect(received).toHaveLength(1);
});

it('sends nothing again in the name of who signed in meanwhile, and ends no session of theirs', async () => {
  const { received, settings } = await serviceThatAnswers(401, 200);
  const outcome = await sendCall(settings('7', '8'), profileCalls.putNickname, {
    body: { nickname: 'ink' },
  });
  expect(outcome).toMatchObject({ error: { code: 9999, canceled: true } });
  expect(received).toHaveLength(1);
});

it('sends nothing again that nobody waits for any more', async () => {
  const { received, settings } = await serviceThatAnswers(401);
  const leaving = new AbortController();
  const sent = sendCall(settings('7'), browsingCalls.getHome, home, leaving.signal);
  await expect.poll(() => received.length).toBe(1);
  leaving.abort();
  await expect(sent).rejects.toThrow(/abort/i);
  expect(received).toHaveLength(1);
});
