import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { Policy } from '@hanji/contract/entities/member.ts';
import type { LegalType } from '@hanji/contract/help-vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { Markdown } from '#markdown/Markdown.tsx';
import { legalTitles } from './legal-titles.ts';
import * as styles from './LegalScreen.module.css';
import { OlderVersion } from './OlderVersion.tsx';
import { Versions } from './Versions.tsx';

type LegalScreenProps = {
  readonly type: LegalType;
  readonly currentData?: Policy | undefined;
  readonly error?: ApiError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

/** A legal text, from when it holds, and every version that there is. */
export function LegalScreen(props: LegalScreenProps): ReactElement {
  const { type, currentData, error, refetch } = props;
  const t = usePhrases('help');
  const menu = usePhrases('menu');
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { timeZone } = useEdition();
  if (error) {
    const failure = { error, onRetry: () => void refetch() };
    // A version that there is not has no heading either.
    if (isApiError(error) && error.code === 404) return <ApiErrorState {...failure} />;
    return (
      <ColumnPage title={menu(legalTitles[type])}>
        <ApiErrorState level={2} {...failure} />
      </ColumnPage>
    );
  }
  if (!currentData) {
    return (
      <ColumnPage title={menu(legalTitles[type])}>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </ColumnPage>
    );
  }
  const { title, body, publishedAt, version, versions } = currentData;
  return (
    <ColumnPage title={title}>
      <p className={styles.about}>
        {t('validFrom', { date: formatDate(locale, publishedAt, timeZone) })}
      </p>
      {versions[0] && versions[0].version !== version && <OlderVersion type={type} />}
      <article>
        <Markdown text={body} />
      </article>
      <Versions type={type} current={version} versions={versions} />
    </ColumnPage>
  );
}
