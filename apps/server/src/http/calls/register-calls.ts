import cookie from '@fastify/cookie';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OriginContext } from '#http/request-context.ts';
import { answerFailures } from './answer-failures.ts';
import { checkAnswer } from '#http/answer/check-answer.ts';
import { Answer, type FileAnswer } from '#http/answer/answer.ts';
import type { PreparedAnswer } from '#http/answer/prepared-answer.ts';
import { prepare, sendPixel, sendPrepared } from '#http/answer/send-answer.ts';
import { SharedAnswers } from '#http/answer/shared-answers.ts';
import { sendFile } from '#http/answer/send-file.ts';
import type { CallSchemas, CallSet, Sharing, UntypedRequest } from './call-handler.ts';
import type { Caller } from '#http/request/caller.ts';
import { readBody, registerBodyParsers } from '#http/request/body.ts';
import { callerKey, makeGate } from '#http/request/gate.ts';
import { parseInput } from '#http/request/parse-input.ts';
import { routePath } from './route-path.ts';

export type RegisterOptions = {
  /** Refuses answers outside their schema: for development and tests, it costs time. */
  readonly checkAnswers: boolean;
  /** How long an answer that is the same for everybody is kept, in milliseconds; 0 not at all. */
  readonly shareMs: number;
};

type Registered = {
  readonly name: string;
  readonly call: CallDescription;
  readonly schemas: CallSchemas;
  readonly handle: (request: UntypedRequest) => Promise<unknown>;
  readonly shared: Sharing | null;
};

function join({ calls, schemas, handlers, shared }: CallSet): Registered[] {
  return Object.entries(calls).map(([name, call]) => {
    const handle = handlers[name];
    const callSchemas = schemas[name];
    if (handle === undefined) throw new Error(`the call ${name} has no handler`);
    if (callSchemas === undefined) throw new Error(`the call ${name} has no schemas`);
    return { name, call, schemas: callSchemas, handle, shared: shared?.get(name) ?? null };
  });
}

/**
 * Makes routes of call descriptors, in an encapsulated scope of its own. Each request goes
 * through headers, origin, reader, access, path, query and body, in this order, before its
 * handler; whatever fails comes back in the envelope.
 */
export async function registerCalls(
  app: FastifyInstance,
  context: OriginContext,
  set: CallSet,
  options: RegisterOptions,
): Promise<void> {
  const registered = join(set);
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  await registerBodyParsers(app);
  app.decorateRequest(callerKey);
  answerFailures(app, context, registered);
  const gate = makeGate(context);
  const shared = new SharedAnswers({ forMs: options.shareMs });
  for (const one of registered) {
    const url = routePath(one.call.path, one.schemas.params);
    const spellings = app.initialConfig.ignoreTrailingSlash === true ? [url] : [url, `${url}/`];
    for (const spelling of spellings) {
      app.route({
        method: one.call.method,
        url: spelling,
        onRequest: (request) => gate(request, one.call),
        handler: (request, reply) => answer(request, reply, one, { context, options, shared }),
      });
    }
  }
}

type Mechanism = {
  readonly context: OriginContext;
  readonly options: RegisterOptions;
  readonly shared: SharedAnswers;
};

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  one: Registered,
  { context, options, shared }: Mechanism,
): Promise<FastifyReply> {
  const { call } = one;
  const caller = request.getDecorator<Caller>(callerKey);
  const input = await inputOf(request, one);
  const outcomeOf = (): Promise<unknown> => one.handle({ ...caller, ...input });
  if (call.answer === 'epub') {
    const file = (await outcomeOf()) as FileAnswer;
    return sendFile(request, reply, context.storage, file);
  }
  if (call.answer === 'pixel') {
    await outcomeOf();
    return sendPixel(reply);
  }
  const make = async (): Promise<PreparedAnswer> => {
    const outcome = await outcomeOf();
    const made = outcome instanceof Answer ? outcome : new Answer(outcome);
    if (options.checkAnswers) checkAnswer(one.name, call, one.schemas.response, made);
    return prepare(made, request.method);
  };
  const personal = caller.reader.kind !== 'visitor' || caller.acceptedMature;
  const { locale, acceptMature } = caller.client;
  // By what the schemas have let through: what else stands in an address makes no other answer.
  const wishes = [locale, acceptMature, caller.acceptedMature];
  const key = JSON.stringify([one.name, ...wishes, input.params, input.query]);
  const isShared =
    one.shared === 'everybody' || (one.shared === 'visitors' && caller.reader.kind === 'visitor');
  const prepared = await (isShared && options.shareMs > 0 ? shared.get(key, make) : make());
  return sendPrepared(request, reply, prepared, personal);
}

async function inputOf(request: FastifyRequest, { call, schemas }: Registered) {
  return {
    params: parseInput(schemas.params, 'path', request.params),
    query: parseInput(schemas.query, 'query', request.query),
    body:
      call.body === undefined
        ? undefined
        : parseInput(schemas.body, 'body', await readBody(request, call.body)),
  };
}
