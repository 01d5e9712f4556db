import { loginTypes } from '@hanji/contract/vocabulary.ts';
import { findByLogin } from '@hanji/server/ports/outside/previous-service.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { loginVariable } from '@hanji/server/settings/outside/login-providers.ts';
import { expect, it } from 'vitest';
import { startMissing } from './stand-ins.ts';

const somewhere = {
  HANJI_MIGRATION_URL: 'https://previous.example',
  HANJI_MIGRATION_SECRET: 'between us',
};

async function start(given: Readonly<Record<string, string | undefined>> = {}) {
  const environment = { HANJI_PORT_STAND_INS: '0', ...given };
  const standIns = await startMissing(environment, loadSettings(environment));
  return { standIns, settings: loadSettings({ ...environment, ...standIns.environment }) };
}

it('answers as the previous service that no setting names, until it stops', async () => {
  const { standIns, settings } = await start();
  const { previousService } = settings;
  if (previousService === null) throw new Error('none stands in');
  const login = { loginType: 'google', subject: 'previous-1' } as const;
  expect(await findByLogin(previousService, login)).toMatchObject({ id: 'previous-1' });
  expect(Object.keys(settings.logins).toSorted()).toEqual(loginTypes.toSorted());
  await standIns.stop();
  await expect(findByLogin(previousService, login)).rejects.toThrow(/gave no answer/);
});

it('signs notices with a key that is known, where none is set', async () => {
  const { standIns, settings } = await start();
  await standIns.stop();
  expect(settings.push.keys).not.toBeNull();
  const own = new URL(standIns.addresses[0]?.url ?? '').host;
  expect(settings.push.hosts).toEqual(expect.arrayContaining(['fcm.googleapis.com', own]));
});

it('leaves the keys and hosts of notices alone that settings name', async () => {
  const { standIns: first } = await start();
  await first.stop();
  const given = { ...first.environment, HANJI_PUSH_HOSTS: 'push.example.com' };
  const { standIns, settings } = await start({
    ...given,
    HANJI_MIGRATION_URL: undefined,
    HANJI_MIGRATION_SECRET: undefined,
  });
  await standIns.stop();
  expect(settings.push.hosts).toEqual(['push.example.com']);
});

it('leaves a previous service alone that a setting names', async () => {
  const { standIns, settings } = await start(somewhere);
  await standIns.stop();
  expect(settings.previousService).toMatchObject({ url: 'https://previous.example' });
});

it('stands in for a previous service alone where every provider is set', async () => {
  const setting = JSON.stringify({
    issuer: 'https://login.example',
    clientId: 'a',
    clientSecret: 'b',
  });
  const logins = Object.fromEntries(loginTypes.map((type) => [loginVariable(type), setting]));
  const { standIns } = await start(logins);
  await standIns.stop();
  const { HANJI_PUSH_PUBLIC_KEY, HANJI_PUSH_PRIVATE_KEY, HANJI_PUSH_HOSTS, ...others } =
    standIns.environment;
  expect(Object.keys(others)).toEqual(['HANJI_MIGRATION_URL', 'HANJI_MIGRATION_SECRET']);
  const push = { HANJI_PUSH_PUBLIC_KEY, HANJI_PUSH_PRIVATE_KEY, HANJI_PUSH_HOSTS };
  const { standIns: none } = await start({ ...logins, ...somewhere, ...push });
  expect(none.addresses).toEqual([]);
});

it.each([
  { HANJI_HOST: '0.0.0.0' },
  { HANJI_URL_KO: 'https://hanji.example' },
  { HANJI_TRUST_PROXY: '1' },
])('does not start where others may reach the service: %o', async (given) => {
  const { standIns, settings } = await start(given);
  expect(standIns.addresses).toEqual([]);
  expect(settings.previousService).toBeNull();
});
