import compress from '@fastify/compress';
import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { FastifyInstance } from 'fastify';
import type { CallSchemas } from '#http/calls/call-handler.ts';
import { openApiDocument } from './openapi.ts';

/** The page's own styles are the only thing that stands within it. */
const policy = [
  "default-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** Serves the description of the calls: `openapi.json`, and a page to read it at `docs`. */
export async function registerDocs(
  api: FastifyInstance,
  calls: Readonly<Record<string, CallDescription>>,
  schemas: Readonly<Record<string, CallSchemas>>,
): Promise<void> {
  const document = openApiDocument(calls, schemas, api.prefix);
  // A scope of its own: calls compress their answers themselves.
  await api.register((app) => serveDocument(app, document));
}

async function serveDocument(app: FastifyInstance, document: object): Promise<void> {
  const text = JSON.stringify(document);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: policy });
}
