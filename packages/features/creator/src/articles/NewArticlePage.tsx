import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { articleDraftProblems, articleLengths } from '@hanji/domain/creator/article-draft.ts';
import { visibleLength } from '@hanji/domain/text/visible-characters.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { DropZone } from '@hanji/ui-kit/creation/drop-zone/DropZone.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCreateArticleMutation, useGetOwnArticlesQuery } from '#calls/article-endpoints.ts';
import { wordsOf } from '#calls/newer.ts';
import { useGetOwnTitlesQuery } from '#calls/title-endpoints.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { ComingRows } from '#layout/ComingRows.tsx';
import { DeskPage } from '#layout/DeskPage.tsx';
import { articlePath, articlesPath, readContentId } from '#paths/desk-paths.ts';
import { checkFiles, pageFileTypes, type RefusedFile } from '#uploads/file-checks.ts';
import { RefusedFiles } from '#uploads/RefusedFiles.tsx';
import { useLimits } from '#uploads/use-limits.ts';
import { useUploadDesk } from '#uploads/use-upload-desk.ts';
import * as styles from './Articles.module.css';

/** /manage/article/{contentId}/new: an article begins with a name, or with its pages. */
export function NewArticlePage(): ReactElement {
  const contentId = readContentId(useParams());
  return contentId === null ? <NotFoundPage /> : <Loaded contentId={contentId} />;
}

function Loaded({ contentId }: { readonly contentId: number }): ReactElement {
  const t = usePhrases('creator');
  const list = useGetOwnArticlesQuery({ params: { contentId } });
  const titles = useGetOwnTitlesQuery();
  const error = list.error ?? titles.error;
  if (list.currentData && titles.currentData) {
    return (
      <NewArticle
        contentId={contentId}
        title={list.currentData.title.name}
        number={list.currentData.articles.length + 1}
        limits={titles.currentData.limits}
        totalBytes={titles.currentData.usedTotalBytes}
      />
    );
  }
  if (error) {
    const again = (): void => {
      if (list.error) void list.refetch();
      if (titles.error) void titles.refetch();
    };
    return <ApiErrorState error={error} onRetry={again} />;
  }
  return (
    <DeskPage title={t('newArticle')}>
      <ComingRows />
    </DeskPage>
  );
}

type NewArticleProps = {
  readonly contentId: number;
  readonly title: string;
  readonly number: number;
  readonly limits: ArticleDetail['limits'];
  /** Of all articles of the creator. */
  readonly totalBytes: number;
};

function NewArticle(props: NewArticleProps): ReactElement {
  const { contentId, title, number, limits, totalBytes } = props;
  const t = usePhrases('creator');
  const navigate = useNavigate();
  const desk = useUploadDesk();
  const say = useToast();
  const failedWords = useFailedWords();
  const limitWords = useLimits(limits);
  const [create, { isLoading }] = useCreateArticleMutation();
  const [name, setName] = useState(() => t('articleName', { number }));
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [problem] = articleDraftProblems({ name, authorComment: '' });
  const limit = articleLengths.name;
  const written = visibleLength(name.trim());

  const begin = async (files: readonly File[]): Promise<void> => {
    setChecking(true);
    if (problem || isLoading) return;
    const checked = await checkFiles(files, { images: 0, bytes: 0, totalBytes }, limits);
    setRefused(checked.refused);
    if (files.length > 0 && checked.taken.length === 0) return;
    setFailed(null);
    const body = { name: name.trim(), authorComment: '', commentEnabled: true };
    const { data, error } = await create({ params: { contentId }, body });
    if (!data) {
      setFailed(wordsOf(error));
      return setAttempt((count) => count + 1);
    }
    const { chapterId } = data;
    const chosen = checked.taken.map((file) => ({ file, replaces: null }));
    // They are sent from whatever page is open; that of the article says how far they are.
    if (chosen.length > 0) {
      const refusal = await desk.add({ contentId, chapterId }, chosen, []);
      if (refusal) say({ kind: 'error', text: failedWords(wordsOf(refusal)) });
    }
    const state = { refused: checked.refused };
    void navigate(articlePath({ contentId, chapterId }), { replace: true, state });
  };
  return (
    <DeskPage title={t('newArticle')} up={{ href: articlesPath(contentId), label: title }}>
      <div className={styles.form}>
        <Form onSubmit={() => void begin([])}>
          <FormError
            title={t('articleNotMade')}
            errors={failed === null ? [] : [{ message: failedWords(failed) }]}
            attempt={attempt}
          />
          <TextField
            name="name"
            label={t('articleNameLabel')}
            required
            autoComplete="off"
            value={name}
            onValue={setName}
            counter={{ count: written, limit, label: t('counter', { written, limit }) }}
            error={
              problem && (checking || problem.reason === 'tooLong')
                ? t(problem.reason === 'tooLong' ? 'tooLong' : 'articleNameRequired', { limit })
                : undefined
            }
          />
          <DropZone
            label={t('pages')}
            labels={{ choose: t('choosePages'), drop: t('dropPages') }}
            limits={limitWords}
            accept={pageFileTypes}
            multiple
            disabled={isLoading}
            onAdd={(files) => void begin(files)}
          />
          <RefusedFiles files={refused} limits={limits} />
          <FormActions submit={t('makeArticle')} busyLabel={t('saving')} busy={isLoading} />
        </Form>
      </div>
    </DeskPage>
  );
}
