import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  checksumInput,
  headerDefaults,
  headerNames,
  invalidHashTokenMessage,
  requestTimeToleranceMs,
} from '@hanji/contract/headers.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { acceptMatureHeader } from '@hanji/domain/access/mature.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { acceptedLocale } from '#http/failure/accepted-locale.ts';
import { isTimeZone } from './time-zone.ts';

/** What the headers of a call say (challenge-and-shutdown, section 7 "Request headers"). */
export type Client = {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly uid: string;
  /** `N` leaves titles for adults out of lists. */
  readonly acceptMature: 'Y' | 'N';
};

const word = /^[\w.-]{1,32}$/;
const osName = /^[\x20-\x7e]{1,64}$/;
const uidForm = /^[\x21-\x7e]{1,64}$/;

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}

function required(headers: IncomingHttpHeaders, name: string, form: RegExp): void {
  const value = single(headers[name]);
  if (value === undefined || !form.test(value)) {
    throw badRequest(`Header ${name} is ${value === undefined ? 'missing' : 'malformed'}`);
  }
}

/** Reads what a call is told by its headers; what is absent has its default. */
export function readClient(headers: IncomingHttpHeaders, standardLocale: Locale): Client {
  return {
    locale: acceptedLocale(single(headers[headerNames.acceptLanguage]), standardLocale),
    timeZone: single(headers[headerNames.timezone]) ?? headerDefaults.timezone,
    uid: single(headers[headerNames.immutableUid]) ?? headerDefaults.immutableUid,
    acceptMature: acceptMatureHeader(single(headers[headerNames.acceptMature]) ?? null),
  };
}

/**
 * Refuses a request whose headers are not those of a client of ours.
 * @throws ApiFailure 400; a wrong time or checksum gets the words that clients dismiss silently.
 */
export function checkClientHeaders(
  headers: IncomingHttpHeaders,
  { secret, now }: { secret: string; now: Date },
): void {
  required(headers, headerNames.clientOs, osName);
  required(headers, headerNames.clientStore, word);
  required(headers, headerNames.clientPlatform, word);
  const uid = single(headers[headerNames.immutableUid]) ?? headerDefaults.immutableUid;
  if (!uidForm.test(uid)) malformed(headerNames.immutableUid);
  const zone = single(headers[headerNames.timezone]);
  if (zone !== undefined && !isTimeZone(zone)) malformed(headerNames.timezone);
  const mature = single(headers[headerNames.acceptMature]);
  if (mature !== undefined && mature !== 'Y' && mature !== 'N') malformed(headerNames.acceptMature);
  checkToken(headers, uid, secret, now);
}

function malformed(name: string): never {
  throw badRequest(`Header ${name} is malformed`);
}

function checkToken(headers: IncomingHttpHeaders, uid: string, secret: string, now: Date): void {
  const time = single(headers[headerNames.requestTime]) ?? '';
  const checksum = single(headers[headerNames.checksum]) ?? '';
  const inTime =
    /^\d{1,15}$/.test(time) && Math.abs(now.getTime() - Number(time)) <= requestTimeToleranceMs;
  const expected = hash('sha256', checksumInput(secret, uid, time), 'buffer');
  const given = /^[0-9a-f]{64}$/i.test(checksum) ? Buffer.from(checksum, 'hex') : Buffer.alloc(32);
  if (!inTime || !timingSafeEqual(given, expected)) {
    throw new ApiFailure(400, { text: invalidHashTokenMessage });
  }
}
