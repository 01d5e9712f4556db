import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MultipartUploads, type Stored } from './s3-multipart.ts';
import { isSigned, type S3Credentials } from './s3-signature.ts';

export type TestS3Server = {
  readonly endpoint: string;
  /** Uploads in parts that were begun and neither completed nor aborted. */
  openUploads(): number;
  stop(): Promise<void>;
};

/** Small, so that tests turn pages. */
const pageSize = 2;

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?>${xml}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function list(objects: Map<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

/** The headers that a presigned address asks for. */
function askedHeaders(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    ['content-disposition', 'cache-control'].flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  found: Stored,
): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const { bytes, contentType } = found;
  const part = range === null ? bytes : bytes.subarray(Number(range[1]), Number(range[2]) + 1);
  response.writeHead(range === null ? 200 : 206, {
    'content-type': contentType,
    'content-length': part.length,
    'last-modified': found.modifiedAt.toUTCString(),
    ...askedHeaders(query),
    ...(range === null ? {} : { 'content-range': `bytes ${range[1]}-${range[2]}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** One bucket that speaks the S3 protocol over HTTP and refuses what is not signed rightly. */
export async function startS3Server(
  bucket: string,
  credentials: S3Credentials,
): Promise<TestS3Server> {
  const objects = new Map<string, Stored>();
  const uploads = new MultipartUploads(objects);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request);
    if (!isSigned(request, body, credentials))
      return refuse(response, 403, 'SignatureDoesNotMatch');
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, named, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (named !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
    if (key === '') {
      return sendXml(
        response,
        200,
        request.method === 'HEAD' ? '' : list(objects, url.searchParams),
      );
    }
    const ofParts = uploads.answer({ request, key, query: url.searchParams, body });
    if (ofParts !== null) {
      response.setHeader('etag', '"part"');
      return sendXml(response, 200, ofParts);
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType, modifiedAt: new Date() });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const found = objects.get(key);
      if (found === undefined) refuse(response, 404, 'NoSuchKey');
      else send(request, response, url.searchParams, found);
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => refuse(response, 500, 'InternalError'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    openUploads: () => uploads.open,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
