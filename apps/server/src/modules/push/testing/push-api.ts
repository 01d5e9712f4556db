import { pushKeys } from '@hanji/stand-ins/push/push-keys.ts';
import { openPushBrowser, type PushBrowser } from '@hanji/stand-ins/push/push-browser.ts';
import { startStandIns } from '@hanji/stand-ins/start-stand-ins.ts';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Database } from '#db/client.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { loadSettings } from '#settings/load-settings.ts';

/** An edition that sends notices, to a push service that stands in; `at` moves its clock. */
export async function openPushApi(db: Database, at: () => Date) {
  const standIns = await startStandIns([]);
  afterAll(() => standIns.stop());
  const { push } = standIns;
  const settings = loadSettings({
    HANJI_REQUEST_SECRET: 'a secret of tests',
    HANJI_PUSH_HOSTS: `${push.host},push.example.com`,
    HANJI_PUSH_PUBLIC_KEY: pushKeys.publicKey,
    HANJI_PUSH_PRIVATE_KEY: pushKeys.privateKey,
  });
  const context = { ...(await testContext(db, { edition: 'ko', settings })), now: at };
  return {
    push: push.service,
    context: { ...context, logger: pino({ level: 'silent' }) },
    ask: asker(await openTestApi(context), context),
    browser: (name: string): PushBrowser => openPushBrowser(`${push.url}/${name}`),
  };
}
