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
  /** Somebody accepted titles for adults in this browser session: the cookie, not the header. */
  readonly acceptedMature: boolean;
  readonly ip: string;
  /** What the browser says of itself; empty where it says nothing. */
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
};
