import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import type { AppConfig } from '@hanji/contract/entities/app.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { OffersNotices } from '@hanji/edition/slots/OffersNotices.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import * as styles from './RefundHomePage.module.css';
import { RequestWindowNote } from './RequestWindowNote.tsx';
import { ShutdownDates } from './ShutdownDates.tsx';
import { ShutdownDatesSkeleton } from './ShutdownDatesSkeleton.tsx';
import { SupportLine } from './SupportLine.tsx';

const requestPath = '/refund/request';

/** The notice of the shutdown, with its dates and the way to a refund. */
export function RefundHomePage() {
  const t = usePhrases('refund');
  const user = useCurrentUser();
  const { data, error, refetch } = useGetAppConfigQuery({ params: { platform: 'web' } });
  useDocumentTitle(t('title'));

  return (
    <article className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('thanks')}</p>
      </header>
      <Calendar config={data} error={error} onRetry={() => void refetch()} />
      <section aria-labelledby="refund-what">
        <h2 id="refund-what" className={styles.heading}>
          {t('whatTitle')}
        </h2>
        <ul className={styles.list}>
          <li>{t('ownedChapters')}</li>
          <li>{t('paidCoins')}</li>
          <li>{t('payout')}</li>
        </ul>
      </section>
      <OffersNotices lasting />
      <footer className={styles.foot}>
        <LinkButton look="strong" wide href={user ? requestPath : loginPath(requestPath)}>
          {t('request')}
        </LinkButton>
        {data?.shutdown && <RequestWindowNote shutdown={data.shutdown} />}
        {data && <SupportLine email={data.supportEmail} />}
      </footer>
    </article>
  );
}

type CalendarProps = {
  readonly config: AppConfig | undefined;
  readonly error: Parameters<typeof ApiErrorState>[0]['error'] | undefined;
  readonly onRetry: () => void;
};

function Calendar({ config, error, onRetry }: CalendarProps) {
  if (config?.shutdown) return <ShutdownDates shutdown={config.shutdown} />;
  if (error) return <ApiErrorState error={error} onRetry={onRetry} />;
  return <ShutdownDatesSkeleton />;
}
