/** There is more, the next page is on its way, it failed, or this is all. */
export type InfiniteListState = 'more' | 'loading' | 'failed' | 'end';

/** As far as a query of pages says how its list stands. */
type PagedQuery = {
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly error?: unknown;
};

/** How a list whose first page is there stands by its query. */
export function infiniteListState(query: PagedQuery): InfiniteListState {
  if (query.isFetchingNextPage) return 'loading';
  if (query.error !== undefined) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}

export type InfiniteListLabels = {
  readonly more: string;
  readonly loading: string;
  readonly retry: string;
  /** What went wrong; left out where `failure` says it. */
  readonly failed?: string | undefined;
  /** Below a list that has come to its end; nothing where left out. */
  readonly end?: string | undefined;
  /** Spoken when a page has come: "40 titles". */
  readonly loaded?: ((count: number) => string) | undefined;
};
