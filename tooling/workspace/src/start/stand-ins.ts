import type { StandIns } from '@hanji/stand-ins/start-stand-ins.ts';
import { loginTypes } from '@hanji/contract/vocabulary.ts';
import { portError } from '@hanji/server/serve/listening/addresses.ts';
import { isForThisMachine } from '@hanji/server/settings/is-for-this-machine.ts';
import { loginVariable } from '@hanji/server/settings/outside/login-providers.ts';
import type { Settings } from '@hanji/server/settings/settings.ts';
import { nobody, portOf, type Environment, type StandingIn } from './standing-in.ts';

const portName = 'HANJI_PORT_STAND_INS';
const standardPort = '4120';

async function startAt(port: number): Promise<StandIns> {
  // Loaded beside what the start waits for.
  const { startStandIns } = await import('@hanji/stand-ins/start-stand-ins.ts');
  return startStandIns(loginTypes, port).catch((error: unknown) => {
    throw portError(portName, port, error);
  });
}

/**
 * Starts what stands in, where this machine alone can reach the service: it believes whoever says to
 * be somebody.
 * @throws SettingError, StartError
 */
export async function startMissing(
  environment: Environment,
  settings: Settings,
): Promise<StandingIn> {
  const logins = loginTypes.filter((loginType) => !environment[loginVariable(loginType)]);
  const lacksPrevious = settings.previousService === null;
  const lacksPush = settings.push.keys === null;
  const isMissing = logins.length > 0 || lacksPrevious || lacksPush;
  if (!isMissing || !isForThisMachine(settings)) return nobody;
  const standIns = await startAt(portOf(environment, portName, standardPort));
  const { previousService, push } = standIns;
  return {
    environment: {
      ...Object.fromEntries(
        logins.map((loginType) => [loginVariable(loginType), standIns.setting(loginType)]),
      ),
      ...(lacksPrevious && {
        HANJI_MIGRATION_URL: previousService.url,
        HANJI_MIGRATION_SECRET: previousService.secret,
      }),
      ...(lacksPush && {
        HANJI_PUSH_PUBLIC_KEY: push.keys.publicKey,
        HANJI_PUSH_PRIVATE_KEY: push.keys.privateKey,
        HANJI_PUSH_HOSTS: [...settings.push.hosts, push.host].join(','),
      }),
    },
    addresses: [{ name: 'stand-ins', url: standIns.url }],
    stop: () => standIns.stop(),
  };
}
