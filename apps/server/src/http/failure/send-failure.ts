import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { isDatabaseAway } from '#db/database-away.ts';
import { isDevelopment } from '#http/failure/development.ts';
import { acceptedLocale } from '#http/failure/accepted-locale.ts';
import { ApiFailure, badRequest } from './api-failure.ts';
import { failureText } from './failure-text.ts';

/** What went wrong, as the envelope says it: what is not meant is 500. */
export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const { statusCode, message, code } = error as Partial<FastifyError>;
  // Its message is the address with its query, which is nothing for a log.
  if (code === 'FST_ERR_BAD_URL') return badRequest('The address cannot be decoded');
  if (statusCode === 429) return new ApiFailure(429, 'tooManyRequests');
  if (statusCode === 503) return new ApiFailure(503, 'unavailable');
  // Bodies too large and of an unknown type say so; what is malformed is 400.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const status = statusCode === 413 || statusCode === 415 ? statusCode : 400;
    return new ApiFailure(status, 'badRequest', null, message ?? null);
  }
  if (isDatabaseAway(error)) return new ApiFailure(503, 'unavailable');
  return new ApiFailure(500, 'unexpected');
}

/** Answers with a failure in the envelope. Only what was not meant is an error in
 * the log: a service that is briefly unavailable says so by its code. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  standardLocale: Locale,
): FastifyReply {
  const failure = asFailure(error);
  if (failure.code === 500) request.log.error({ err: error }, 'call failed');
  else request.log.info({ code: failure.code, reason: failure.message }, 'call refused');
  const locale = acceptedLocale(request.headers['accept-language'], standardLocale);
  const detail = failure.code >= 500 ? `request ${request.id}` : failure.detail;
  const debug = isDevelopment() ? detail : null;
  const retryAfter = failure.data?.retryAfter;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(failure.code)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failureText(failure, locale, debug));
}

/** For the Fastify that an API is registered on: paths that it cannot decode come in the envelope. */
export const frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']> = (
  error,
  request,
  reply,
) => {
  void sendFailure(request, reply, error, 'en-US');
};
