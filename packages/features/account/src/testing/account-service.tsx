import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { consent } from '@hanji/i18n/locales/en-US/consent.ts';
import { password } from '@hanji/i18n/locales/en-US/password.ts';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { signUp } from '@hanji/i18n/locales/en-US/signUp.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { vi } from 'vitest';
import { passwordRoutes } from '#routes/password-routes.ts';
import { signInRoutes } from '#routes/sign-in-routes.ts';
import { signUpRoutes } from '#routes/sign-up-routes.ts';

/** What the service, which is another program, is asked: a form's fields, or a query's. */
export type Asked = { readonly name: string; readonly fields: Readonly<Record<string, string>> };

type Given = { readonly code?: number; readonly data?: unknown };
type Answers = Readonly<Record<string, Given | ((asked: Asked) => Given | Promise<Given>)>>;

export const someProfile = {
  profile: {
    userId: 'u1',
    email: 'soomin@hanji.example',
    nickname: 'Soomin',
    password: true,
    externalIdps: [],
    guest: false,
    emailNotify: true,
    avatarImageUrl: null,
  },
  userExtraInfo: {
    cellPhone: null,
    lastPasswordChangedAt: null,
    marketInfoAgree: false,
    passwordExpired: false,
    consentNeeded: false,
  },
  externalLogins: [],
};

export const someMature = {
  acceptMature: true,
  adultVerification: { status: 'unverified', verifiedAt: null, expiredAt: null },
};

export const signedInResult = {
  sessionToken: 'a-token-of-the-tests-256-bits',
  neoIdUid: null,
  userId: 'u1',
  dormantStatus: false,
  passwordExpiredStatus: false,
  policyStatus: false,
  responseTokenType: 'bearer',
};

const member: Answers = {
  'GET /member/profile': { data: someProfile },
  'GET /member/profile/mature': { data: someMature },
  'POST /app/foregrounded': { data: null },
};

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const plain = base64.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(plain), (character) => character.codePointAt(0) ?? 0);
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys of the tests' own, and what was sent under them as the service reads it. */
export async function keysAndReader() {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const { n = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const keys = { publicKeyModulus: hexOf(bytesOf(n)), publicKeyExponent: '010001' };
  let count = 0;
  return {
    keys: () => ({ data: { ...keys, sessionKey: `session-key-number-${(count += 1)}` } }),
    read: async ({ fields }: Asked): Promise<unknown> => {
      const sent = bytesOf(fields['rsaEncryptedString'] ?? '');
      const plain = await crypto.subtle.decrypt(algorithm, pair.privateKey, sent);
      const text = bytesOf(new TextDecoder().decode(plain));
      return JSON.parse(new TextDecoder().decode(text));
    },
  };
}

/** Answers in place of the service; gives what it was asked, in order. */
export function answerAccount(answers: Answers): Asked[] {
  const known = { ...member, ...answers };
  const came: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    const name = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const sent = init?.body instanceof URLSearchParams ? init.body : searchParams;
    const asked = { name, fields: Object.fromEntries(sent) };
    came.push(asked);
    const answer = known[name] ?? { code: 404 };
    const given = typeof answer === 'function' ? await answer(asked) : answer;
    const { code = 200, data = null } = given;
    const result = { code, message: '', debug: null };
    return Response.json({ data, result }, { status: code === 304 ? 200 : code });
  });
  return came;
}

const words = { consent, password, signIn, signUp, units };

/** Opens an edition whose pages are those of accounts, with a Home and a library for members. */
export function openAccount(at: string, edition = someEdition()) {
  const routes = editionRoutes(edition, [
    { path: '/', element: <h1>Home</h1> },
    { path: '/library', handle: { access: 'member' }, element: <h1>Library</h1> },
    ...signInRoutes,
    ...signUpRoutes,
    ...passwordRoutes,
  ]);
  return openSite({ edition, routes, at, words });
}
