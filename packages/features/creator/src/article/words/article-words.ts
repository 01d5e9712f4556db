import type { ArticleDraft } from '@hanji/contract/calls/creator/own-article.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import type { Kept } from '#draft/draft-state.ts';

export function keptArticle(article: ArticleDetail): Kept<ArticleDraft> {
  const { name, authorComment, commentEnabled, revision } = article;
  return { revision, draft: { name, authorComment, commentEnabled } };
}
