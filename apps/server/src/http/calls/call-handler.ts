import type { CallDescription, Method, ResponseOf, ShapeOf } from '@hanji/contract/calls/call.ts';
import type { CallName, Calls } from '@hanji/contract/calls/calls.ts';
import type { Schemas } from '@hanji/contract/schemas/schemas.ts';
import type { z } from 'zod';
import type {
  Answer,
  FileAnswer,
  JsonAnswer,
  RedirectAnswer,
  StreamAnswer,
} from '#http/answer/answer.ts';
import type { Caller } from '#http/request/caller.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';

type Parsed<S, Key extends string> = S extends { [K in Key]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;

type UploadsOf<S> = S extends { uploads: infer Field extends string }
  ? Readonly<Record<Field, readonly ReceivedUpload[]>>
  : Readonly<Record<string, never>>;

/**
 * A call whose input has passed its schemas: paging has its defaults, ids are numbers. Its uploads
 * are in storage; where the call fails they are deleted, otherwise they are its own to keep.
 */
export type CallRequest<Name extends CallName> = Caller & {
  readonly params: Parsed<Schemas[Name], 'params'>;
  readonly query: Parsed<Schemas[Name], 'query'>;
  readonly body: Parsed<Schemas[Name], 'body'>;
  readonly uploads: UploadsOf<ShapeOf<Calls[Name]>>;
};

type Outcome<Response> = Response extends ArrayBuffer
  ? FileAnswer | StreamAnswer
  : Response | Answer<Response> | JsonAnswer<Response> | RedirectAnswer;

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<Outcome<ResponseOf<Calls[Name]>>>;

/** One handler per call: a descriptor without one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** The same without the names, as the mechanism sees it. */
export type UntypedRequest = Caller & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly uploads: Readonly<Record<string, readonly ReceivedUpload[]>>;
};

export type CallSchemas = {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

/** Who is answered the same: visitors, while members get answers of their own, or everybody. */
export type Sharing = 'visitors' | 'everybody';

/** Which paths a route has, to tell an unknown path from a wrong method. */
export type KnownRoute = { readonly method: Method; readonly pattern: RegExp };

export type CallSet = {
  readonly calls: Readonly<Record<string, CallDescription>>;
  readonly schemas: Readonly<Record<string, CallSchemas>>;
  readonly handlers: Readonly<Record<string, (request: UntypedRequest) => Promise<unknown>>>;
  /** Calls that answer many the same by address, language and wishes for adult titles. */
  readonly shared?: ReadonlyMap<string, Sharing>;
  /** Calls about the title in their path that need what their reader has read of it. */
  readonly readTitles?: ReadonlySet<string>;
  /** What is served beside the calls: a wrong method there is 405 as well. */
  readonly otherRoutes?: readonly KnownRoute[];
};

/**
 * Forgets the types of a handler table. Safe because the mechanism hands a handler only what
 * the schemas of the same name have let through.
 */
export function untyped(handlers: Handlers): CallSet['handlers'] {
  return handlers as unknown as CallSet['handlers'];
}
