import type { ApiContext } from '#serve/context.ts';

/** The context of the calls, and where their API is mounted: `/api`, or nothing. */
export type Site = ApiContext & { readonly prefix: string };
