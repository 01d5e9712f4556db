import type { LoginType } from '@hanji/contract/vocabulary.ts';

/** As the providers write their own names. */
export const providerNames: Readonly<Record<LoginType, string>> = {
  payco: 'PAYCO',
  apple: 'Apple',
  google: 'Google',
  facebook: 'Facebook',
  naver: '네이버',
  kakao: '카카오',
  twitter: 'Twitter',
};

/** The payment wallet (reading-service, section 4). */
export function isWallet(loginType: LoginType): boolean {
  return loginType === 'payco';
}
