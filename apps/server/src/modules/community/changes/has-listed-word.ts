import { listedWordFinder } from '@hanji/domain/community/listed-words.ts';
import type { RequestContext } from '#http/request-context.ts';

/** Made once for a list: it may have thousands of words. */
const finders = new WeakMap<readonly string[], (text: string) => boolean>();

/** Whether a comment has a word that the operator does not want to see (`HANJI_COMMENT_WORDS`). */
export function hasListedWord(
  { settings: { commentWords } }: Pick<RequestContext, 'settings'>,
  comment: string,
): boolean {
  const known = finders.get(commentWords) ?? listedWordFinder(commentWords);
  finders.set(commentWords, known);
  return known(comment);
}
