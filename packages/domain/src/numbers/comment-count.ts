import { assertCount } from './count.ts';

/** What a comment count shows; `more` adds the `+`. */
export type CommentCount = { readonly shown: number; readonly more: boolean };

const mostShown = 999;

/**
 * A count of comments over 999 shows as `999+` (reading-service, section 4 "Comments").
 * @throws RangeError for what is no count.
 */
export function commentCount(count: number): CommentCount {
  assertCount(count);
  return { shown: Math.min(count, mostShown), more: count > mostShown };
}
