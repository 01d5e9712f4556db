import { problemsOf, type Problem } from '#forms/checked.ts';
import { checkText } from '#forms/free-text.ts';
import { exceedsVisible } from '#text/visible-characters.ts';
import { creatorLine, creatorText } from './creator-words.ts';

/** In characters as a reader sees them; the specification names no lengths, so these are ours. */
export const articleLengths = { name: 50, authorComment: 400 } as const;

export type ArticleDraftProblem =
  | Problem<'name', 'required' | 'tooLong'>
  | Problem<'authorComment', 'tooLong'>;

/**
 * What stands against the words of an article (challenge-and-shutdown, section 3 "Challenge
 * chapter"): a name is needed, also of a draft, and the author may say nothing.
 */
export function articleDraftProblems(draft: {
  readonly name: string;
  readonly authorComment: string;
}): readonly ArticleDraftProblem[] {
  const long = exceedsVisible(draft.authorComment.trim(), articleLengths.authorComment);
  return [
    ...problemsOf('name', checkText(draft.name, articleLengths.name)),
    ...(long ? [{ field: 'authorComment', reason: 'tooLong' } as const] : []),
  ];
}

/** An article as it is kept: its words by `creatorLine` and `creatorText`. */
export function keptArticleDraft<
  Draft extends { readonly name: string; readonly authorComment: string },
>(draft: Draft): Draft {
  return {
    ...draft,
    name: creatorLine(draft.name),
    authorComment: creatorText(draft.authorComment),
  };
}
