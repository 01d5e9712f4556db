import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { SharedAnswers } from '#http/answer/shared-answers.ts';
import type { OriginContext } from '#http/request-context.ts';
import { registerBodyParsers } from '#http/request/body.ts';
import { callerKey, makeGate } from '#http/request/make-gate.ts';
import { isOffered, type Origin } from '#settings/origin.ts';
import { answerCall, type Registered, type RegisterOptions } from './answer-call.ts';
import { answerFailures } from './answer-failures.ts';
import type { CallSet } from './call-handler.ts';
import { pathPattern, routePath } from './route-path.ts';

/** The calls that an origin offers, each with its schemas and its handler. */
function join(set: CallSet, origin: Origin): Registered[] {
  const { calls, schemas, handlers, shared, readTitles } = set;
  const entries = Object.entries(calls).filter(([, call]) => isOffered(call, origin));
  return entries.map(([name, call]) => {
    const handle = handlers[name];
    const callSchemas = schemas[name];
    if (handle === undefined) throw new Error(`the call ${name} has no handler`);
    if (callSchemas === undefined) throw new Error(`the call ${name} has no schemas`);
    // A cookie is for whoever asked: such an answer is nobody else's.
    const sharing = call.cookies === undefined ? (shared?.get(name) ?? null) : null;
    const readsTitle = readTitles?.has(name) === true;
    return { name, call, schemas: callSchemas, handle, shared: sharing, readsTitle };
  });
}

/**
 * Makes routes of the call descriptors that this origin offers, in an encapsulated scope of its
 * own. Each request goes through headers, origin, reader, access, path, query and body, in this
 * order, before its handler; whatever fails comes back in the envelope.
 */
export async function registerCalls(
  app: FastifyInstance,
  context: OriginContext,
  set: CallSet,
  options: RegisterOptions,
): Promise<void> {
  const offered = join(set, context.origin);
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  await registerBodyParsers(app);
  app.decorateRequest(callerKey);
  const routes = offered.map(({ call, schemas }) => ({
    method: call.method,
    pattern: pathPattern(call.path, schemas.params),
  }));
  answerFailures(app, context, [...routes, ...(set.otherRoutes ?? [])]);
  const gate = makeGate(context, options.identifyOperator ?? (async () => null));
  const shared = new SharedAnswers({ forMs: options.shareMs });
  for (const registered of offered) {
    const url = routePath(registered.call.path, registered.schemas.params);
    const spellings = app.initialConfig.ignoreTrailingSlash === true ? [url] : [url, `${url}/`];
    for (const spelling of spellings) {
      app.route({
        method: registered.call.method,
        url: spelling,
        onRequest: (request) => gate(request, registered),
        handler: (request, reply) =>
          answerCall(request, reply, registered, { context, options, shared }),
      });
    }
  }
}
