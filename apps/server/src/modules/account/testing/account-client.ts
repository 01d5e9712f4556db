import type { FastifyInstance } from 'fastify';
import type { AuthenticationResult, RsaKeySet } from '@hanji/contract/entities/member.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import type { OriginContext } from '#http/request-context.ts';
import { asker, type AskOptions, type Asked } from '#modules/testing/ask.ts';
import { testPassword } from './add-member.ts';
import { encryptPassword } from './encrypt-password.ts';

type SignInOptions = AskOptions & { readonly stayLogged?: 'Y' | 'N' };

/** Asks what a client of ours asks of an account; each sign-in comes from a network of its own. */
export function accountClient(api: FastifyInstance, context: OriginContext) {
  const ask = asker(api, context);
  let networks = 0;
  const elsewhere = (): string => {
    networks += 1;
    return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  };
  const keys = async (purpose: RsaPurpose): Promise<RsaKeySet> =>
    (await ask<RsaKeySet>(`/member/rsa/${purpose}`)).data;
  const signIn = async (
    email: string,
    password = testPassword,
    { stayLogged, ...options }: SignInOptions = {},
  ): Promise<Asked<AuthenticationResult>> => {
    const sent = encryptPassword(await keys('LOGIN'), { password });
    const wish = stayLogged === undefined ? {} : { stayLogged };
    return ask('/member/signin', {
      address: elsewhere(),
      form: { email, ...sent, ...wish },
      ...options,
    });
  };
  return {
    ask,
    elsewhere,
    keys,
    signIn,
    /** The token of a session. */
    signedIn: async (email: string, options: SignInOptions = {}): Promise<string> => {
      const { data } = await signIn(email, testPassword, options);
      if (data.sessionToken === null) throw new Error('nobody was signed in');
      return data.sessionToken;
    },
    /** Whether a token is somebody's. */
    isSignedIn: async (token: string): Promise<boolean> =>
      (await ask('/member/session', { token })).code === 200,
  };
}
