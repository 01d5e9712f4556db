import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { bankbookMaxBytes } from '@hanji/domain/forms/refund/bankbook-image.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '#http/failure/api-failure.ts';

/** A file of a multipart body, whole. */
export type Upload = {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** No upload may be larger than the largest that a form allows. */
const uploadLimits = { fileSize: bankbookMaxBytes, files: 4, fields: 20, fieldSize: 64 * 1024 };

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** Teaches an API scope to read the three kinds of body that calls have. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  if (!app.hasContentTypeParser(contentTypes.form)) await app.register(formbody);
  if (!app.hasContentTypeParser(contentTypes.multipart)) {
    await app.register(multipart, { limits: uploadLimits });
  }
  app.removeContentTypeParser(contentTypes.json);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(contentTypes.json, { parseAs: 'string' }, (request, text, done) => {
    // A call without a body may still name a type; only calls that need one complain.
    if (text === '') return done(null);
    return parseJson(request, text.toString(), done);
  });
}

/**
 * The body of a call as its schema expects it, not yet validated.
 * @throws ApiFailure 400 when it is of another kind.
 */
export async function readBody(
  request: FastifyRequest,
  kind: NonNullable<CallDescription['body']>,
): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== contentTypes[kind]) {
    throw badRequest(`The body must be ${contentTypes[kind]}`);
  }
  if (kind !== 'multipart') return request.body;
  const fields: Record<string, string | Upload> = {};
  for await (const part of request.parts()) {
    if (Object.hasOwn(fields, part.fieldname)) {
      throw badRequest(`The field ${part.fieldname} comes twice`);
    }
    fields[part.fieldname] =
      part.type === 'file'
        ? { filename: part.filename, contentType: part.mimetype, bytes: await part.toBuffer() }
        : String(part.value);
  }
  return fields;
}
