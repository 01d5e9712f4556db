import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteArticleMutation } from '#calls/article-endpoints.ts';
import { newerArticle, wordsOf } from '#calls/newer.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { articlesPath } from '#paths/desk-paths.ts';

/** Takes an article away for good, after a question. */
export function DeleteArticle({ article }: { readonly article: ArticleDetail }): ReactElement {
  const t = usePhrases('creator');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const say = useToast();
  const failedWords = useFailedWords();
  const [asked, setAsked] = useState(false);
  const [remove, { isLoading }] = useDeleteArticleMutation();
  const { contentId, chapterId, name, revision } = article;
  const confirm = async (): Promise<void> => {
    const params = { contentId, chapterId };
    const send = (on: number) => remove({ params, query: { revision: on } });
    let { error } = await send(revision);
    const newer = newerArticle(error);
    if (newer) ({ error } = await send(newer.revision));
    setAsked(false);
    if (error) return say({ kind: 'error', text: failedWords(wordsOf(error)) });
    say({ kind: 'success', text: t('articleDeleted', { name }) });
    void navigate(articlesPath(contentId), { replace: true });
  };
  return (
    <>
      <Button look="quiet" icon="trash" onClick={() => setAsked(true)}>
        {t('deleteArticle')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('deleteArticleAsk', { name })}
        confirmLabel={t('deleteForGood')}
        cancelLabel={frame('cancel')}
        danger
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('deleteArticleText')}
      </ConfirmDialog>
    </>
  );
}
