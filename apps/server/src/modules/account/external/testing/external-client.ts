import { signInAs } from '@hanji/stand-ins/identity/walk.ts';
import { startStandIns, type StandIns } from '@hanji/stand-ins/start-stand-ins.ts';
import type { ExternalIdentity } from '@hanji/contract/entities/member.ts';
import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';
import { afterAll } from 'vitest';
import type { Asked, AskOptions, asker } from '#modules/testing/ask.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { loginVariable, type LoginSettings } from '#settings/outside/login-providers.ts';

/** The stand-in for all providers, until the test file ends, and the settings that name it. */
export async function standIn(): Promise<StandIns & { readonly logins: LoginSettings }> {
  const provider = await startStandIns(loginTypes);
  afterAll(() => provider.stop());
  const environment = Object.fromEntries(
    loginTypes.map((loginType) => [loginVariable(loginType), provider.setting(loginType)]),
  );
  return { ...provider, logins: loadSettings(environment).logins };
}

export function cookieOf({ headers }: Asked<unknown>): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Walks the ways by which somebody comes from a provider, in one browser. */
export function externalClient(ask: ReturnType<typeof asker>, now: () => Date) {
  const begin = async (loginType: LoginType, options: AskOptions = {}) => {
    const path = `/member/external-idp/${loginType}/authorize-url`;
    const answer = await ask<string>(path, options);
    return { answer, url: answer.data, cookie: cookieOf(answer) };
  };
  const receive = (
    loginType: LoginType,
    back: URL,
    cookie: string,
    more = {},
    options: AskOptions = {},
  ) => {
    const form = {
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
      ...(loginType === 'naver'
        ? { stateTimestamp: String(Math.floor(now().getTime() / 1000)) }
        : {}),
      ...more,
    };
    const path = `/member/external-idp/web/${loginType}/callback`;
    return ask<ExternalIdentity>(path, { form, headers: { cookie }, ...options });
  };
  return {
    begin,
    receive,
    /** What names somebody to the service for ten minutes. */
    externalToken: async (loginType: LoginType, name: string): Promise<string> => {
      const { url, cookie } = await begin(loginType);
      const { data } = await receive(loginType, await signInAs(url, name), cookie);
      return data.externalToken;
    },
  };
}
