import type { ArgumentsOf } from '@hanji/api-client/api.ts';
import { buildRequest, type CallArguments } from '@hanji/api-client/request/build-request.ts';
import type { Call, ResponseOf } from '@hanji/contract/calls/call.ts';
import type { PageCall } from '@hanji/contract/pages.ts';

/** What RTK Query says of an endpoint's types. */
type EndpointTypes<Arg = unknown, Data = unknown> = {
  readonly Types: { readonly QueryArg: Arg; readonly ResultType: Data };
};

type ArgumentOf<Endpoint> = Endpoint extends EndpointTypes<infer Arg> ? Arg : never;

type Same<A, B> = [A, B] extends [B, A] ? true : false;

/** The names of the endpoints that answer with `Data`, and of those that take `Arg` besides. */
type NamesBy<Endpoints, Data, Arg = unknown> = {
  [Name in keyof Endpoints & string]: Endpoints[Name] extends EndpointTypes<infer A, infer D>
    ? Same<D, Data> extends true
      ? unknown extends Arg
        ? Name
        : Same<A, Arg> extends true
          ? Name
          : never
      : never
    : never;
}[keyof Endpoints & string];

type FirstCalls<Endpoints> = {
  /** By an endpoint that takes the call's own arguments. */
  readonly firstCall: <C extends Call>(
    endpoint: NamesBy<Endpoints, ResponseOf<C>, ArgumentsOf<C>>,
    call: C,
    args: ArgumentsOf<C>,
  ) => PageCall<ResponseOf<C>>;
  /** By one that makes the call of an argument of its own, as that of a list that goes on does. */
  readonly firstCallOf: <C extends Call, Name extends NamesBy<Endpoints, ResponseOf<C>>>(
    endpoint: Name,
    arg: ArgumentOf<Endpoints[Name]>,
    call: C,
    args: ArgumentsOf<C>,
  ) => PageCall<ResponseOf<C>>;
};

/**
 * The calls of first screens by the endpoints of the client, which only their types name: the
 * pages of an edition are data, and load no code of the client.
 */
export function firstCallsBy<Endpoints>(): FirstCalls<Endpoints> {
  return {
    firstCall: (endpoint, call, args) => pageCall(endpoint, args, call, args),
    firstCallOf: pageCall,
  };
}

function pageCall<C extends Call>(
  endpoint: string,
  arg: unknown,
  call: C,
  args: ArgumentsOf<C>,
): PageCall<ResponseOf<C>> {
  // Of the call's own shape, which the type says already.
  const { url, init } = buildRequest('', call, (args ?? {}) as CallArguments);
  const form = init.body instanceof URLSearchParams ? init.body.toString() : undefined;
  return { endpoint, arg, path: url, form };
}
