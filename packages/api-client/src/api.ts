import type { Call, ResponseOf, ShapeOf } from '@hanji/contract/calls/call.ts';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { connectionFailure, type ApiError } from './request/api-error.ts';
import type { CallArguments } from './request/build-request.ts';
import { sendCall } from './request/send-call.ts';
import type { ApiSettings } from './settings.ts';

export type CallRequest = { readonly call: Call; readonly args: CallArguments };

let settings: ApiSettings | null = null;

/** Said once, before the first call: an edition's start-up does it. */
export function configureApi(value: ApiSettings): void {
  settings = value;
}

/** @throws Error when no edition has configured the client. */
export function apiSettings(): ApiSettings {
  if (!settings) throw new Error('configureApi has not been called');
  return settings;
}

const baseQuery: BaseQueryFn<CallRequest, unknown, ApiError> = async (
  { call, args },
  { signal },
) => {
  try {
    return await sendCall(apiSettings(), call, args, signal);
  } catch (cause) {
    if (!signal.aborted) throw cause;
    // Nobody waits for it any more; thrown, it would be logged as a fault.
    return { error: connectionFailure(call.path) };
  }
};

/** All tags of the cache, in one place; endpoints provide and invalidate them. */
const tagTypes = [
  'Config',
  'Home',
  'Content',
  'Chapter',
  'Comments',
  'Contests',
  'Desk',
  'Search',
  'Inventory',
  'Cards',
  'Profile',
  'Mature',
  'Devices',
  'Library',
  'ChallengeTitle',
  'ChallengeShelf',
  'ChallengeHistory',
  'Refund',
  'Notices',
] as const;

export const api = createApi({
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});

/** What a call takes, as the contract shapes it; nothing where it takes nothing. */
export type ArgumentsOf<C extends Call> = keyof Omit<ShapeOf<C>, 'response'> extends never
  ? void
  : Omit<ShapeOf<C>, 'response'>;

/** Turns a call of the contract into an endpoint's `query`. */
export function toRequest<C extends Call>(call: C): (args: ArgumentsOf<C>) => CallRequest {
  return (args) => ({ call, args: (args ?? {}) as CallArguments });
}

export type DataOf<C extends Call> = ResponseOf<C>;
