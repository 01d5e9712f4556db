import { SettingError } from '@hanji/server/settings/setting-error.ts';
import type { Address } from './address-table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What stands in for the services of others that no setting names. */
export type StandingIn = {
  /** Settings that name it. */
  readonly environment: Environment;
  readonly addresses: readonly Address[];
  stop(): Promise<void>;
};

export const nobody: StandingIn = { environment: {}, addresses: [], stop: async () => {} };

/** @throws SettingError for what is no port */
export function portOf(environment: Environment, name: string, standard: string): number {
  const given = environment[name] || standard;
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
  throw new SettingError(`${name}=${given}: use a port from 1 to 65535, or 0 for any free one`);
}
