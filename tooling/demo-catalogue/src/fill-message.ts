import type { SeedProgress } from './seed.ts';

/** What the filling process tells its parent. */
export type FillMessage =
  | ({ readonly kind: 'progress' } & SeedProgress)
  /** What has come in so far can be read; the first time, a dozen works in every language. */
  | { readonly kind: 'arranged' };
