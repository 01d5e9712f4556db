import type { IdentityProvider } from '@hanji/identity-provider/start-provider.ts';
import { loginTypes } from '@hanji/contract/vocabulary.ts';
import { portError } from '@hanji/server/serve/listening/addresses.ts';
import { isForThisMachine } from '@hanji/server/settings/outside-services.ts';
import { loginVariable } from '@hanji/server/settings/login-providers.ts';
import { SettingError } from '@hanji/server/settings/setting-error.ts';
import type { Settings } from '@hanji/server/settings/settings.ts';
import type { Address } from './address-table.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const portName = 'HANJI_PORT_IDENTITY';
const standardPort = '4120';

/** What stands in for the external providers that no setting names. */
export type StandIn = {
  /** Settings that name it. */
  readonly environment: Environment;
  readonly addresses: readonly Address[];
  stop(): Promise<void>;
};

const none: StandIn = { environment: {}, addresses: [], stop: async () => {} };

function portOf(environment: Environment): number {
  const given = environment[portName] || standardPort;
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
  throw new SettingError(`${portName}=${given}: use a port from 1 to 65535, or 0 for any free one`);
}

async function startAt(port: number): Promise<IdentityProvider> {
  // Loaded beside what the start waits for.
  const { startIdentityProvider } = await import('@hanji/identity-provider/start-provider.ts');
  return startIdentityProvider(loginTypes, port).catch((error: unknown) => {
    throw portError(portName, port, error);
  });
}

/**
 * Starts the stand-in, where this machine alone can reach the service: it believes whoever says to
 * be somebody.
 * @throws SettingError, StartError
 */
export async function startStandIn(environment: Environment, settings: Settings): Promise<StandIn> {
  const missing = loginTypes.filter((loginType) => !environment[loginVariable(loginType)]);
  if (missing.length === 0 || !isForThisMachine(settings)) return none;
  const provider = await startAt(portOf(environment));
  return {
    environment: Object.fromEntries(
      missing.map((loginType) => [loginVariable(loginType), provider.setting(loginType)]),
    ),
    addresses: [{ name: 'identity', url: provider.url }],
    stop: () => provider.stop(),
  };
}
