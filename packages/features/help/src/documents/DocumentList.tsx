import type { ListedDocument } from '@hanji/contract/entities/document.ts';
import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement } from 'react';
import { documentPath } from '#paths/help-paths.ts';
import * as styles from './DocumentList.module.css';
import { useNoticeTime } from './use-notice-time.ts';

type DocumentListProps = {
  readonly type: DocumentType;
  readonly documents: readonly ListedDocument[];
};

/** Titles that lead to their texts; notices say when they appeared, answers what they are about. */
export function DocumentList({ type, documents }: DocumentListProps): ReactElement {
  const timeOf = useNoticeTime();
  return (
    <ul className={styles.list}>
      {documents.map(({ id, title, publishedAt, categoryPath, locale }) => (
        <li key={id}>
          <Link className={styles.row} href={documentPath(type, id)}>
            <span className={styles.words}>
              <span className={styles.title} lang={locale}>
                {title}
              </span>
              <span className={styles.more}>
                {categoryPath.length > 0 && <span lang={locale}>{categoryPath.join(' · ')}</span>}
                {type === 'notice' && <time dateTime={publishedAt}>{timeOf(publishedAt)}</time>}
              </span>
            </span>
            <Icon name="chevronEnd" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
