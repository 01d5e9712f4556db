/** Request headers of every call (challenge-and-shutdown, section 7 "Request headers"). */
export const headerNames = {
  clientOs: 'x-client-os',
  clientStore: 'x-client-store',
  clientPlatform: 'x-client-platform',
  requestTime: 'x-request-time',
  checksum: 'x-checksum',
  timezone: 'x-timezone',
  acceptLanguage: 'accept-language',
  immutableUid: 'x-immutable-uid',
  acceptMature: 'x-accept-mature',
} as const;

export const headerDefaults = {
  clientStore: 'web',
  clientPlatform: 'web',
  timezone: 'Asia/Seoul',
  immutableUid: '{ip}',
} as const;

/**
 * The session cookie by which somebody accepted titles for adults: Y, or not there. The header says
 * Y of everybody who said nothing, so that it alone never is a wish.
 */
export const acceptMatureCookie = 'hanji_accept_mature';

/**
 * Says that a page of the site was sent to this browser, which may have kept places and settings of its
 * reader since: Y, or not there. The page of a first visit does without the scripts that look for them.
 */
export const returningCookie = 'hanji_returning';

/** The token of a session; the database has its SHA-256 alone. */
export const sessionCookie = 'hanji_session';

/** Binds the code that is mailed to an address to the browser that asked for it. */
export const verificationCookie = 'hanji_verification';

/** Says to the service which email this browser certified: a token, of which it has the hash. */
export const certifiedEmailCookie = 'hanji_certified_email';

/** Binds the way to an external provider and back to one browser. */
export const externalLoginCookie = 'hanji_external_login';

/** Binds the way to the verifier of ages and back to one browser. */
export const certificationCookie = 'hanji_certification';

/** What clients hash with unless the service is set to another; it ships with every client, so it is no secret. */
export const defaultRequestSecret = 'hanji-web';

/** How far a request's time may be from the server's, either way, in milliseconds. */
export const requestTimeToleranceMs = 5 * 60 * 1000;

/** The server's words for a checksum or time that does not fit; clients dismiss them silently. */
export const invalidHashTokenMessage = 'Invalid request hash token';

/**
 * What the checksum hashes with SHA-256, in hex: secret, uid header and request time, in this order.
 * An integrity check, never an authorization: the secret ships with every client.
 */
export function checksumInput(secret: string, uid: string, requestTime: string): string {
  return secret + uid + requestTime;
}
