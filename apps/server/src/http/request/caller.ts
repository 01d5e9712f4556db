import type { FastifyBaseLogger } from 'fastify';
import type { Client } from './client-headers.ts';
import type { Reader } from './reader.ts';

/** Who calls and how, the same for every call. */
export type Caller = {
  readonly client: Client;
  readonly reader: Reader;
  /** Somebody accepted titles for adults in this browser session: the cookie, not the header. */
  readonly acceptedMature: boolean;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
};
