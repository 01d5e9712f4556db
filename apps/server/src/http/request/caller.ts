import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Client } from './client-headers.ts';
import type { Reader } from './reader.ts';
import type { Reading } from './find-session.ts';

/** Somebody who works on the service, signed in at an origin of operators. */
export type Operator = { readonly operatorId: string };

/** How an origin knows its operators; null where the request is none's. */
export type IdentifyOperator = (request: FastifyRequest, now: Date) => Promise<Operator | null>;

/** Who calls and how, the same for every call. */
export type Caller = {
  readonly client: Client;
  readonly reader: Reader;
  /** Of the title in the path, for calls that need it; null for a visitor. */
  readonly reading: Reading | null;
  /** Never null in a call whose access is `operator`. */
  readonly operator: Operator | null;
  /**
   * Titles for adults were accepted, never by a header: by the account of who is signed in, by
   * everybody else in the browser session, of which a cookie tells.
   */
  readonly acceptedMature: boolean;
  /** When the age of the account was verified last; null for a visitor too. */
  readonly adultCertifiedAt: Date | null;
  /** What the browser keeps for this site. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  /** What the browser says of itself; empty where it says nothing. */
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
};
