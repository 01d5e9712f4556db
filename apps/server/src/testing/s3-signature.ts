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
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted()
    .join('&');
}

/**
 * Whether a request carries an AWS Signature Version 4 of these credentials, over these bytes. See
 * "Authenticating Requests (AWS Signature Version 4)" of the Amazon S3 reference.
 */
export function isSigned(request: IncomingMessage, body: Buffer, known: S3Credentials): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const parts = pattern.exec(request.headers.authorization ?? '');
  if (parts === null) return false;
  const [, keyId = '', day = '', region = '', signedHeaders = '', signature = ''] = parts;
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (keyId !== known.accessKeyId) return false;
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return false;

  const url = new URL(request.url ?? '/', 'http://s3');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    headers.join(''),
    signedHeaders,
    claimed,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)];
  const dayKey = hmac(`AWS4${known.secretAccessKey}`, day);
  const key = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  return timingSafeEqual(hmac(key, toSign.join('\n')), Buffer.from(signature, 'hex'));
}
