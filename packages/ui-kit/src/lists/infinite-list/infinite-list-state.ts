/** There is more, the next page is on its way, it failed, or this is all. */
export type InfiniteListState = 'more' | 'loading' | 'failed' | 'end';

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
