import type { ArticleDraft } from '@hanji/contract/calls/creator/own-article.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { articleDraftProblems } from '@hanji/domain/creator/article-draft.ts';
import { checkPublishing } from '@hanji/domain/creator/publish-article.ts';
import { momentOfClock } from '@hanji/domain/times/wall-clock.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';
import { usePublishArticleMutation, useWithdrawArticleMutation } from '#calls/article-endpoints.ts';
import { wordsOf } from '#calls/newer.ts';
import type { DeskDraft } from '#draft/use-draft.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import type { ArticleChanges } from '../use-article-changes.ts';

export type PublishProps = {
  readonly article: ArticleDetail;
  readonly desk: DeskDraft<ArticleDraft>;
  readonly changes: ArticleChanges;
};

/** When an article is to come out: at once, or at a clock of the edition's time zone. */
export type PublishTime = 'now' | { readonly clock: string };

const refusals = {
  past: 'timePast',
  tooFar: 'timeTooFar',
  published: 'alreadyPublished',
  noPages: 'noPages',
  tooManyPages: 'tooManyPages',
} as const;

/** Publishes an article and takes it back; what was written and is unsaved goes first. */
export function usePublish({ article, desk, changes }: PublishProps) {
  const t = usePhrases('creator');
  const say = useToast();
  const failedWords = useFailedWords();
  const { timeZone } = useEdition();
  const [publishArticle] = usePublishArticleMutation();
  const [withdrawArticle] = useWithdrawArticleMutation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { contentId, chapterId, state, publishedAt, pages, limits } = article;
  const params = { contentId, chapterId };

  const problemOf = (time: PublishTime): string | null => {
    if (articleDraftProblems(desk.draft).length > 0) return t('wordsFirst');
    const publishAt = time === 'now' ? null : momentOfClock(timeZone, time.clock);
    if (time !== 'now' && publishAt === null) return t('timeMissing');
    const facts = {
      publishedAt: publishedAt === null ? null : new Date(publishedAt),
      status: state,
      publishAt,
      pages: pages.length,
      maxImages: limits.maxImages,
    };
    const checked = checkPublishing(facts, new Date());
    return checked.ok ? null : t(refusals[checked.reason], { most: limits.maxImages });
  };
  const run = async (act: () => Promise<{ readonly error?: unknown }>, done: string) => {
    setBusy(true);
    const { error: failure } = await act();
    setBusy(false);
    if (failure) setError(failedWords(wordsOf(failure)));
    else say({ kind: 'success', text: done });
    return !failure;
  };
  return {
    busy,
    error,
    forget: () => setError(null),
    publish: async (time: PublishTime): Promise<boolean> => {
      const problem = problemOf(time);
      setError(problem);
      if (problem !== null || busy) return false;
      if (desk.unsaved && !(await desk.save())) {
        // What clashes is asked by its own dialog.
        setError(t('wordsFirst'));
        return false;
      }
      const moment = time === 'now' ? null : momentOfClock(timeZone, time.clock);
      const publishAt = moment?.toISOString() ?? null;
      const send = (revision: number) => publishArticle({ params, body: { revision, publishAt } });
      const done = publishAt === null ? t('publishedNow') : t('scheduledNow');
      return run(() => changes.onLatest(send), done);
    },
    withdraw: async (): Promise<boolean> => {
      setError(null);
      const send = (revision: number) => withdrawArticle({ params, body: { revision } });
      return run(
        () => changes.onLatest(send),
        t(state === 'scheduled' ? 'takenBack' : 'withdrawnNow'),
      );
    },
  };
}
