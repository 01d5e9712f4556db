import type { SignInProvider } from '#edition.ts';

/** As the providers write their own names. */
const names: Readonly<Record<Exclude<SignInProvider, 'email'>, string>> = {
  wallet: 'PAYCO',
  apple: 'Apple',
  google: 'Google',
  facebook: 'Facebook',
  naver: '네이버',
  kakao: '카카오',
  twitter: 'Twitter',
};

type Words = {
  readonly email: string;
  /** The main way where it is email, as a sentence. */
  readonly signInByEmail: string;
  /** The main way where it is a provider, as a sentence. */
  readonly signInWith: (provider: string) => string;
};

/** An edition's ways to sign in, in its own order; the first one says what pressing it does. */
export function signInWays(providers: readonly SignInProvider[], words: Words, href: string) {
  return providers.map((id, at) => {
    const main = at === 0;
    if (id === 'email') return { id, href, label: main ? words.signInByEmail : words.email };
    return { id, href, label: main ? words.signInWith(names[id]) : names[id] };
  });
}
