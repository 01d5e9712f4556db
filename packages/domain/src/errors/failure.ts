import type { Result } from '@hanji/contract/envelope.ts';

/** A call that failed: the error state of reading-service, section 3. */
export type Failure = Pick<Result, 'code' | 'message'> & {
  readonly title: string | null;
  /** For developers; a server in production sends none. */
  readonly debug?: string | null;
  /** When a maintenance ends, or when a call may be tried again; ISO 8601. */
  readonly endAt: string | null;
  readonly nextPage: string | null;
};

/** What the surroundings of a failure say. */
export type FailureFacts = {
  /** Path and query of the page that is shown, or that was to be shown. */
  readonly path: string;
  /** Where the place leads back to: the content home of a viewer, main area or challenge. */
  readonly back: string;
  /** Whether the place has a route name: a code 303 without one reloads. */
  readonly routeNamed: boolean;
  /** Whether the device says that it has a connection. */
  readonly online: boolean;
  /** Whether a global error is already set. */
  readonly errorSet: boolean;
  /** Whether this page has just been reloaded because of a failure: it is not reloaded again. */
  readonly reloaded: boolean;
  /** The codes that the caller takes away from the global handler. */
  readonly declared: readonly number[];
};
