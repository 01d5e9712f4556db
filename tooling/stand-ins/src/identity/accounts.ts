/** What a provider says of somebody. */
export type Claims = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
};

/** Names that the page offers; any other can be typed in, and is somebody new. */
export const offeredNames = [
  'new',
  'member',
  'dormant',
  'previous-1',
  'deleted',
  'no-email',
  'unverified',
] as const;

/** Names are as long as somebody would type, and go into addresses as they are. */
export function isName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(name);
}

/**
 * Somebody by the name, as the provider of a kind knows them: the name is the subject. Everybody
 * has an email that is verified, save two.
 */
export function claimsOf(name: string, loginType: string): Claims {
  if (name === 'no-email') return { sub: name };
  return {
    sub: name,
    email: `${name}@${loginType}.example`,
    email_verified: name !== 'unverified',
  };
}
