import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ArticleDetail, OwnTitle } from '@hanji/contract/entities/creator.ts';

/** What a title is by now, where a change was made on an older revision (409); else null. */
export function newerTitle(error: unknown): OwnTitle | null {
  return isApiError(error) && error.code === 409 ? (error.data?.newerTitle ?? null) : null;
}

/** The same of an article. */
export function newerArticle(error: unknown): ArticleDetail | null {
  return isApiError(error) && error.code === 409 ? (error.data?.newerArticle ?? null) : null;
}

/** The service's words on what failed, or nothing to say. */
export function wordsOf(error: unknown): string {
  return isApiError(error) && error.code < 500 ? error.message : '';
}
