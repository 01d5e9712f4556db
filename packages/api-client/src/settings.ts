import type { Locale } from '@hanji/contract/vocabulary.ts';

/** What the client must know of the edition and the device; functions where it may change. */
export type ApiSettings = {
  /** Where the calls are: `/api`. */
  readonly basePath: string;
  /** Ships with every client: integrity, not authorization. */
  readonly requestSecret: string;
  readonly userAgent: string;
  /** IANA name; Asia/Seoul where the device does not say. */
  readonly timezone: string;
  readonly locale: () => Locale;
  readonly uid: () => string;
  /** Session value of mature acceptance, Y where none is set. */
  readonly acceptMature: () => 'Y' | 'N';
  /** Whom this browser takes for signed in, by user id. */
  readonly member: () => string | null;
  readonly now: () => number;
};
