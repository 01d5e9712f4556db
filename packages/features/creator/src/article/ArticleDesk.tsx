import type { ArticleDraft } from '@hanji/contract/calls/creator/own-article.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { articleDraftProblems } from '@hanji/domain/creator/article-draft.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState, type ReactElement } from 'react';
import { useChangeArticleMutation } from '#calls/article-endpoints.ts';
import { newerArticle } from '#calls/newer.ts';
import { ReceivedComments } from '#comments/ReceivedComments.tsx';
import { ClashDialog } from '#draft/ClashDialog.tsx';
import { DraftStateLine } from '#draft/DraftStateLine.tsx';
import { LeaveQuestion } from '#draft/LeaveQuestion.tsx';
import { useDraft } from '#draft/use-draft.ts';
import type { ChosenImage } from '#images/chosen-image.ts';
import { DeskPage } from '#layout/DeskPage.tsx';
import { Notice } from '#layout/Notice.tsx';
import { SuspendedNotice } from '#layout/SuspendedNotice.tsx';
import { articlesPath } from '#paths/desk-paths.ts';
import { keptArticle } from './words/article-words.ts';
import * as styles from './Article.module.css';
import { ArticlePages } from './ArticlePages.tsx';
import { ArticleStateLine } from './ArticleStateLine.tsx';
import { ArticleWords } from './words/ArticleWords.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { PublishPanel } from './publish/PublishPanel.tsx';
import { useArticleChanges } from './use-article-changes.ts';
import { useArticleFieldWords } from './words/use-article-field-words.ts';

type ArticleDeskProps = {
  readonly article: ArticleDetail;
  /** The service has something new of it. */
  readonly onRefresh: () => void;
};

/** An article with its pages, its words, and how it comes to readers. */
export function ArticleDesk({ article, onRefresh }: ArticleDeskProps): ReactElement {
  const t = usePhrases('creator');
  const owner = useCurrentUser()?.userId ?? '';
  const fieldWords = useArticleFieldWords();
  const changes = useArticleChanges(article);
  const [changeArticle] = useChangeArticleMutation();
  const { contentId, chapterId, contentName, state } = article;
  const params = { contentId, chapterId };
  // What readers see already changes when its creator says so, and not while they type.
  const auto = state !== 'published';
  const desk = useDraft<ArticleDraft>({
    key: `hanji.desk.${owner}.article.${chapterId}`,
    kept: keptArticle(article),
    save: (words, revision) =>
      changes.inTurn(async () => {
        const { data, error } = await changeArticle({ params, body: { ...words, revision } });
        if (data) return { kept: keptArticle(data) };
        const newer = newerArticle(error);
        return newer ? { newer: keptArticle(newer) } : { error };
      }),
    auto,
    valid: (words) => articleDraftProblems(words).length === 0,
  });
  const [image, choose] = useState<ChosenImage | null>(null);
  // A cover is kept once its creator says so, whatever words do.
  const hasCover = image !== null;
  const unsaved = desk.unsaved || hasCover;
  return (
    <DeskPage
      title={article.name}
      up={{ href: articlesPath(contentId), label: contentName }}
      note={
        <div className={styles.state}>
          <ArticleStateLine article={article} />
          <DraftStateLine desk={{ ...desk, unsaved }} auto={auto && !hasCover} />
        </div>
      }
      action={<PreviewLinks article={article} />}
    >
      <LeaveQuestion unsaved={unsaved} onLeave={desk.discard} />
      {desk.clash && (
        <ClashDialog
          clash={desk.clash}
          {...fieldWords}
          onSettle={(chosen) => {
            desk.settle(chosen);
            void desk.save();
          }}
        />
      )}
      <SuspendedNotice title={article} />
      {article.pagesChanged && (
        <Notice kind="info" title={t('pagesChanged')}>
          {t('pagesChangedText')}
        </Notice>
      )}
      <div className={styles.columns}>
        <ArticlePages article={article} changes={changes} onRefresh={onRefresh} />
        <div className={styles.side}>
          <ArticleWords
            article={article}
            desk={desk}
            changes={changes}
            cover={{ image, choose }}
            auto={auto}
          />
          <PublishPanel article={article} desk={desk} changes={changes} />
        </div>
      </div>
      {state !== 'draft' && <ReceivedComments of={{ contentId, chapterId }} named={false} />}
    </DeskPage>
  );
}
