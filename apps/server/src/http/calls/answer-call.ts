import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Answer,
  JsonAnswer,
  RedirectAnswer,
  type FileAnswer,
  type StreamAnswer,
} from '#http/answer/answer.ts';
import { checkAnswer } from '#http/answer/check-answer.ts';
import { changeCookies } from '#http/answer/cookies.ts';
import type { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import { prepare, sendPixel, sendPrepared } from '#http/answer/send-answer.ts';
import { sendBytes } from '#http/answer/send-bytes.ts';
import { sendRedirect } from '#http/answer/send-redirect.ts';
import type { SharedAnswers } from '#http/answer/shared-answers.ts';
import type { OriginContext } from '#http/request-context.ts';
import { readBody } from '#http/request/body.ts';
import type { Caller, IdentifyOperator } from '#http/request/caller.ts';
import { callerKey } from '#http/request/make-gate.ts';
import { parseInput } from '#http/request/parse-input.ts';
import { discardUploads } from '#http/request/uploads/receive-multipart.ts';
import type { CallSchemas, Sharing, UntypedRequest } from './call-handler.ts';

export type SharingOptions = {
  /** How long what is the same for everybody is kept, in milliseconds; 0 not at all. */
  readonly shareMs: number;
};

export type RegisterOptions = SharingOptions & {
  /** Refuses answers outside their schema: for development and tests, it costs time. */
  readonly checkAnswers: boolean;
  /** How this origin knows its operators; without it, it has none. */
  readonly identifyOperator?: IdentifyOperator;
};

export type Registered = {
  readonly name: string;
  readonly call: CallDescription;
  readonly schemas: CallSchemas;
  readonly handle: (request: UntypedRequest) => Promise<unknown>;
  readonly shared: Sharing | null;
  readonly readsTitle: boolean;
};

type Mechanism = {
  readonly context: OriginContext;
  readonly options: RegisterOptions;
  readonly shared: SharedAnswers;
};

/** Reads what a request brings, lets its handler answer, and sends that as the call promises. */
export async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  registered: Registered,
  mechanism: Mechanism,
): Promise<FastifyReply | Buffer> {
  const { storage, origin } = mechanism.context;
  const { call } = registered;
  const input = await readInput(request, registered, mechanism.context);
  const handle = (): Promise<unknown> =>
    orDiscard(mechanism.context, input, () => registered.handle(input));
  const kind = call.answer ?? 'envelope';
  if (kind === 'envelope') {
    return sendEnvelope(request, reply, { registered, mechanism, input, handle });
  }
  const outcome = await handle();
  if (kind === 'pixel') return sendPixel(reply);
  if (kind === 'redirect') {
    if (!(outcome instanceof RedirectAnswer)) throw new Error('the call answers with a redirect');
    changeCookies(reply, outcome.cookies, call, origin);
    return sendRedirect(reply, outcome.to);
  }
  const answer = outcome as FileAnswer | StreamAnswer;
  return sendBytes(request, reply, storage, { kind, answer });
}

/** What came with a call that failed is in nobody's keeping. */
async function orDiscard<Made>(
  { storage }: OriginContext,
  { uploads }: Pick<UntypedRequest, 'uploads'>,
  work: () => Made | Promise<Made>,
): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    await discardUploads(storage, uploads);
    throw error;
  }
}

async function readInput(
  request: FastifyRequest,
  { call, schemas }: Registered,
  context: OriginContext,
): Promise<UntypedRequest> {
  const params = parseInput(schemas.params, 'path', request.params);
  const query = parseInput(schemas.query, 'query', request.query);
  const caller = request.getDecorator<Caller>(callerKey);
  if (call.body === undefined) return { ...caller, params, query, body: undefined, uploads: {} };
  const { fields, uploads } = await readBody(
    request,
    { ...call, body: call.body },
    context.storage,
  );
  const body = await orDiscard(context, { uploads }, () =>
    parseInput(schemas.body, 'body', fields),
  );
  return { ...caller, params, query, body, uploads };
}

type Answering = {
  readonly registered: Registered;
  readonly mechanism: Mechanism;
  readonly input: UntypedRequest;
  readonly handle: () => Promise<unknown>;
};

async function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  { registered, mechanism: { context, options, shared }, input, handle }: Answering,
): Promise<FastifyReply | Buffer> {
  const { call, name, schemas } = registered;
  const make = async (): Promise<PreparedAnswer> => {
    const outcome = await handle();
    if (outcome instanceof RedirectAnswer) throw new Error('the call answers with data');
    const isAnswer = outcome instanceof Answer || outcome instanceof JsonAnswer;
    const made = isAnswer ? outcome : new Answer(outcome);
    if (options.checkAnswers) checkAnswer(name, call, schemas.response, made);
    changeCookies(reply, made.cookies, call, context.origin);
    return prepare(made, request.method);
  };
  const personal = input.reader.kind !== 'visitor' || input.acceptedMature;
  const { locale, acceptMature } = input.client;
  // By what the schemas have let through: what else stands in an address makes no other answer.
  const wishes = [locale, acceptMature, input.acceptedMature];
  const key = JSON.stringify([name, ...wishes, input.params, input.query]);
  const isShared =
    registered.shared === 'everybody' ||
    (registered.shared === 'visitors' && input.reader.kind === 'visitor');
  const prepared = await (isShared ? shared.get(key, make) : make());
  return sendPrepared(request, reply, prepared, personal);
}
