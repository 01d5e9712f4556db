import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useGetDocumentQuery } from '#calls/endpoints.ts';
import { Markdown } from '#markdown/Markdown.tsx';
import { documentsPath } from '#paths/help-paths.ts';
import { AskUs } from './AskUs.tsx';
import * as styles from './DocumentScreen.module.css';
import { useDocumentsTitle } from './use-documents-title.ts';

type DocumentScreenProps = { readonly type: DocumentType; readonly documentId: number };

/** A notice or an answer whole. */
export function DocumentScreen({ type, documentId }: DocumentScreenProps): ReactElement {
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const list = useDocumentsTitle(type);
  const query = { params: { type, documentId } };
  const { currentData, error, refetch } = useGetDocumentQuery(query);
  if (error) {
    return (
      <ApiErrorState
        error={error}
        onRetry={() => void refetch()}
        actions={<LinkButton href={documentsPath(type)}>{list}</LinkButton>}
      />
    );
  }
  if (!currentData) {
    return (
      <ColumnPage title={list}>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <Skeleton shape="title" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </ColumnPage>
    );
  }
  const { title, body, publishedAt, categoryPath, locale: language } = currentData;
  return (
    <ColumnPage title={title} up={{ href: documentsPath(type), label: list }}>
      <p className={styles.about}>
        {categoryPath.length > 0 && <span lang={language}>{categoryPath.join(' · ')}</span>}
        {type === 'notice' && (
          <time dateTime={publishedAt}>{formatDate(locale, publishedAt, timeZone)}</time>
        )}
      </p>
      <article lang={language}>
        <Markdown text={body} />
      </article>
      {type === 'faq' && <AskUs />}
    </ColumnPage>
  );
}
