import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { orderedPages } from '@hanji/domain/creator/uploads/page-order.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { DropZone } from '@hanji/ui-kit/creation/drop-zone/DropZone.tsx';
import { UploadList } from '@hanji/ui-kit/creation/upload-list/UploadList.tsx';
import { useId, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useOrderPagesMutation, useRemovePageMutation } from '#calls/article-endpoints.ts';
import { wordsOf } from '#calls/newer.ts';
import { useFailedWords } from '#draft/use-failed-words.ts';
import { checkFiles, pageFileTypes, refusedBefore } from '#uploads/file-checks.ts';
import { OnTheirWay } from '#uploads/OnTheirWay.tsx';
import { RefusedFiles } from '#uploads/RefusedFiles.tsx';
import * as styles from '../uploads/Uploads.module.css';
import { useFormatBytes, useLimits } from '#uploads/use-limits.ts';
import { useListLabels } from '#uploads/use-list-labels.ts';
import { useUploadDesk } from '#uploads/use-upload-desk.ts';
import type { ArticleChanges } from './use-article-changes.ts';

type ArticlePagesProps = {
  readonly article: ArticleDetail;
  readonly changes: ArticleChanges;
  readonly onRefresh: () => void;
};

/** The pages of an article in their order, and the files that are to become pages. */
export function ArticlePages({ article, changes, onRefresh }: ArticlePagesProps): ReactElement {
  const t = usePhrases('creator');
  const id = useId();
  const say = useToast();
  const desk = useUploadDesk();
  const failedWords = useFailedWords();
  const bytes = useFormatBytes();
  const limitWords = useLimits(article.limits);
  const labels = useListLabels('pages');
  const [orderPages] = useOrderPagesMutation();
  const [removePage] = useRemovePageMutation();
  const { state } = useLocation() as { readonly state: unknown };
  const [refused, setRefused] = useState(() => refusedBefore(state));
  const { contentId, chapterId, limits, usedImages, usedBytes, uploads } = article;
  const params = { contentId, chapterId };
  const order = useShownOrder(article);

  const tell = (error: unknown): void => {
    if (error) say({ kind: 'error', text: failedWords(wordsOf(error)) });
  };
  const add = async (files: readonly File[], replaces: number | null = null): Promise<void> => {
    const replaced = article.pages.find(({ pageId }) => pageId === replaces)?.bytes ?? null;
    const used = { images: usedImages, bytes: usedBytes, totalBytes: article.usedTotalBytes };
    const checked = await checkFiles(files, used, limits, replaced);
    setRefused(checked.refused);
    if (checked.taken.length === 0) return;
    const chosen = checked.taken.map((file) => ({ file, replaces }));
    tell(await desk.add(params, chosen, uploads));
    onRefresh();
  };
  const move = async (pageId: number, to: number): Promise<void> => {
    const pageIds = order.move(pageId, to);
    const send = (revision: number) => orderPages({ params, body: { revision, pageIds } });
    const { error } = await changes.onLatest(send);
    order.settle(pageIds);
    tell(error);
  };
  const remove = async (pageId: number): Promise<void> => {
    const send = (revision: number) =>
      removePage({ params: { ...params, pageId }, query: { revision } });
    const { error } = await changes.onLatest(send);
    // It has gone already: in another tab.
    if (!isApiError(error) || error.code !== 404) tell(error);
    else onRefresh();
  };
  return (
    <section className={styles.pages} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('pages')}
      </h2>
      <DropZone
        label={t('addPages')}
        labelHidden
        labels={{ choose: t('choosePages'), drop: t('dropPages') }}
        limits={limitWords}
        accept={pageFileTypes}
        multiple
        onAdd={(files) => void add(files)}
      />
      <p className={styles.used}>
        {t('used', {
          images: usedImages,
          most: limits.maxImages,
          size: bytes(usedBytes),
          mostSize: bytes(limits.maxChapterBytes),
        })}
      </p>
      <RefusedFiles files={refused} limits={limits} />
      <OnTheirWay article={article} desk={desk} onGone={onRefresh} onFailed={tell} />
      {order.pages.length > 0 && (
        <UploadList
          labels={labels}
          accept={pageFileTypes}
          files={order.pages.map(({ pageId, name, width, height, bytes: size, thumbnail }) => ({
            key: String(pageId),
            name,
            about: t('pageAbout', {
              width: String(width),
              height: String(height),
              size: bytes(size),
            }),
            picture: thumbnail.url,
          }))}
          onMove={(key, to) => void move(Number(key), to)}
          onReplace={(key, file) => void add([file], Number(key))}
          onRemove={(key) => void remove(Number(key))}
        />
      )}
    </section>
  );
}

/** The pages as they were put last, until the service has answered. */
function useShownOrder({ pages }: ArticleDetail) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const ids = wanted ?? pages.map(({ pageId }) => pageId);
  const shown = orderedPages(
    pages.map(({ pageId }) => pageId),
    ids,
  ).flatMap((id) => pages.find(({ pageId }) => pageId === id) ?? []);
  return {
    pages: shown,
    move: (pageId: number, to: number): number[] => {
      const others = shown.map((page) => page.pageId).filter((other) => other !== pageId);
      const next = others.toSpliced(to, 0, pageId);
      setWanted(next);
      return next;
    },
    /** Answered; unless it was moved once more meanwhile. */
    settle: (answered: readonly number[]): void =>
      setWanted((now) => (now === answered ? null : now)),
  };
}
