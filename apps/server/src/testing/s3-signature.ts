import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type S3Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** RFC 3986, as the signature wants it. */
function escape(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted()
    .join('&');
}

type Claim = {
  readonly keyId: string;
  readonly day: string;
  readonly region: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  /** Of the body, as the signature has it. */
  readonly payload: string;
};

const credentialForm = /^([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request$/;

function claimOfHeaders({ headers }: IncomingMessage): Claim | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const [, keyId, day = '', region = ''] = credentialForm.exec(credential) ?? [];
  if (keyId === undefined) return null;
  const payload = String(headers['x-amz-content-sha256']);
  const date = String(headers['x-amz-date']);
  return { keyId, day, region, signedHeaders, signature, date, payload };
}

/** Of a presigned address, while it holds. */
function claimOfAddress(url: URL): Claim | null {
  const asked = (name: string): string => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const [, keyId, day = '', region = ''] = credentialForm.exec(asked('Credential')) ?? [];
  const date = asked('Date');
  const [, d = '', h = '', m = '', s = ''] = /^(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const from = Date.parse(`${d.slice(0, 4)}-${d.slice(4, 6)}-${d.slice(6)}T${h}:${m}:${s}Z`);
  if (keyId === undefined || !(Date.now() < from + Number(asked('Expires')) * 1000)) return null;
  const signature = asked('Signature');
  if (!/^[0-9a-f]{64}$/.test(signature)) return null;
  const signedHeaders = asked('SignedHeaders');
  return { keyId, day, region, signedHeaders, signature, date, payload: 'UNSIGNED-PAYLOAD' };
}

/**
 * Whether a request or its address carries an AWS Signature Version 4 of these credentials, over
 * these bytes. See "Authenticating Requests (AWS Signature Version 4)" of the Amazon S3 reference.
 */
export function isSigned(request: IncomingMessage, body: Buffer, known: S3Credentials): boolean {
  const url = new URL(request.url ?? '/', 'http://s3');
  const claim = claimOfHeaders(request) ?? claimOfAddress(url);
  if (claim === null || claim.keyId !== known.accessKeyId) return false;
  const { day, region, signedHeaders, signature, date, payload } = claim;
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    headers.join(''),
    signedHeaders,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)];
  const dayKey = hmac(`AWS4${known.secretAccessKey}`, day);
  const key = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  return timingSafeEqual(hmac(key, toSign.join('\n')), Buffer.from(signature, 'hex'));
}
