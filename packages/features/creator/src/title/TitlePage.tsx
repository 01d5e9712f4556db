import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useId, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetOwnTitleQuery } from '#calls/title-endpoints.ts';
import { upToDate } from '#calls/up-to-date.ts';
import { ComingRows } from '#layout/ComingRows.tsx';
import { DeskPage } from '#layout/DeskPage.tsx';
import { SuspendedNotice } from '#layout/SuspendedNotice.tsx';
import { articlesPath, readContentId, titlesPath } from '#paths/desk-paths.ts';
import * as styles from './TitlePage.module.css';
import { TitleForm } from './TitleForm.tsx';

/** /manage/title/{contentId}: what is said of a title, its pictures, and its end. */
export function TitlePage(): ReactElement {
  const contentId = readContentId(useParams());
  return contentId === null ? <NotFoundPage /> : <Loaded key={contentId} contentId={contentId} />;
}

function Loaded({ contentId }: { readonly contentId: number }): ReactElement {
  const t = usePhrases('creator');
  const { currentData, error, refetch } = useGetOwnTitleQuery({ params: { contentId } }, upToDate);
  if (currentData) return <Title title={currentData} />;
  if (error) return <ApiErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <DeskPage title={t('editTitle')} up={{ href: titlesPath, label: t('titles') }}>
      <ComingRows />
    </DeskPage>
  );
}

function Title({ title }: { readonly title: OwnTitle }): ReactElement {
  const t = usePhrases('creator');
  return (
    <DeskPage
      title={title.name}
      up={{ href: titlesPath, label: t('titles') }}
      action={<LinkButton href={articlesPath(title.contentId)}>{t('articles')}</LinkButton>}
    >
      <SuspendedNotice title={title} />
      <TitleForm title={title} />
      <Contests contentId={title.contentId} />
    </DeskPage>
  );
}

/** The contests that a title may be entered in, where the edition has some. */
function Contests({ contentId }: { readonly contentId: number }): ReactElement | null {
  const t = usePhrases('creator');
  const id = useId();
  const { EnterContests } = useSlots();
  if (!EnterContests) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('contests')}
      </h2>
      <SlotBoundary>
        <EnterContests contentId={contentId} />
      </SlotBoundary>
    </section>
  );
}
