import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { receiveMultipart, type ReceivedForm } from './uploads/receive-multipart.ts';

export const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** Teaches an API scope to read the three kinds of body that calls have. */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  if (!app.hasContentTypeParser(contentTypes.form)) await app.register(formbody);
  if (!app.hasContentTypeParser(contentTypes.multipart)) {
    // Each call's own rules say what is too large.
    await app.register(multipart, { throwFileSizeLimit: false });
  }
  app.removeContentTypeParser(contentTypes.json);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(contentTypes.json, { parseAs: 'string' }, (request, text, done) => {
    // A call without a body may still name a type; only calls that need one complain.
    if (text === '') return done(null);
    return parseJson(request, text.toString(), done);
  });
}

type BodyOfCall = Required<Pick<CallDescription, 'body'>> &
  Pick<CallDescription, 'alsoForm' | 'uploads'>;

/**
 * The body of a call as its schema expects it, not yet validated, and the files that came with it.
 * @throws ApiFailure 415 when it is of another kind
 */
export async function readBody(
  request: FastifyRequest,
  { body, alsoForm, uploads = {} }: BodyOfCall,
  storage: ObjectStorage,
): Promise<{ readonly fields: unknown; readonly uploads: ReceivedForm['uploads'] }> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const isForm = alsoForm === true && type === contentTypes.form;
  if (type !== contentTypes[body] && !isForm) {
    throw new ApiFailure(415, 'badRequest', null, `The body must be ${contentTypes[body]}`);
  }
  if (body === 'multipart' && !isForm) return receiveMultipart(request, storage, uploads);
  return { fields: request.body, uploads: withoutFiles(uploads) };
}

/** Every field that a call names for files, with none. */
function withoutFiles(rules: Readonly<Record<string, unknown>>): ReceivedForm['uploads'] {
  return Object.fromEntries(Object.keys(rules).map((field) => [field, []]));
}
