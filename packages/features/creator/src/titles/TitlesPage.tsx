import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useGetOwnTitlesQuery } from '#calls/title-endpoints.ts';
import { upToDate } from '#calls/up-to-date.ts';
import { ComingRows } from '#layout/ComingRows.tsx';
import { DeskPage } from '#layout/DeskPage.tsx';
import { DeskTabs } from '#layout/DeskTabs.tsx';
import { newTitlePath } from '#paths/desk-paths.ts';
import { NoTitles } from './NoTitles.tsx';
import { TitleRow } from './TitleRow.tsx';
import * as styles from './Titles.module.css';

/** /manage/title: the titles of a creator, the one changed last first. */
export function TitlesPage(): ReactElement {
  const t = usePhrases('creator');
  const menu = usePhrases('menu');
  const { currentData, error, refetch } = useGetOwnTitlesQuery(undefined, upToDate);
  const titles = currentData?.titles ?? [];
  return (
    <DeskPage
      title={menu('manageTitles')}
      action={
        titles.length > 0 && (
          <LinkButton look="strong" icon="plus" href={newTitlePath}>
            {t('newTitle')}
          </LinkButton>
        )
      }
    >
      <DeskTabs current="titles" />
      {currentData ? (
        titles.length === 0 ? (
          <NoTitles limits={currentData.limits} />
        ) : (
          <ul className={styles.titles}>
            {titles.map((title, at) => (
              <li key={title.contentId}>
                <TitleRow title={title} eager={at < 4} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />
      ) : (
        <ComingRows />
      )}
    </DeskPage>
  );
}
