import type { FastifyInstance } from 'fastify';
import type { OriginContext } from '#http/request-context.ts';
import { openTestScope } from '#http/testing/test-api.ts';
import { registerApi } from '#modules/register-api.ts';

/** Every call of the contract as an origin serves it, each answer checked and none kept unless asked. */
export function openTestApi(
  context: OriginContext,
  { prefix = '/api', shareMs = 0 }: { prefix?: string; shareMs?: number } = {},
): Promise<FastifyInstance> {
  const register = (scope: FastifyInstance): Promise<void> =>
    registerApi(scope, context, { checkAnswers: true, shareMs });
  return openTestScope(context, register, prefix);
}
