import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useCheckPreMigrationQuery } from './endpoints.ts';
import { NoPreviousService } from './entry/NoPreviousService.tsx';
import * as styles from './Integrate.module.css';

/** /integrate: what moves here from a previous service and what does not, and where it begins. */
export function IntegratePage(): ReactElement {
  const t = usePhrases('integrate');
  const config = useGetAppConfigQuery({ params: { platform: 'web' } });
  return (
    <FlowPage title={t('title')} lead={t('lead')}>
      <AccountQuery query={config}>
        {({ previousProduct }) =>
          previousProduct === null ? (
            <NoPreviousService level={2} />
          ) : (
            <Ways product={previousProduct} />
          )
        }
      </AccountQuery>
    </FlowPage>
  );
}

const serialCodePath = '/tw/input-serialcode';

/** To whose account one has come already, no other one comes. */
function Ways({ product }: { readonly product: string }): ReactElement {
  const t = usePhrases('integrate');
  const user = useCurrentUser();
  const check = useCheckPreMigrationQuery(
    { params: { product } },
    { skip: user === null, refetchOnMountOrArgChange: true },
  );
  if (user === null) return <Beginning />;
  return (
    <AccountQuery query={check}>
      {({ moved }) =>
        moved === null ? (
          <Beginning />
        ) : (
          <div className={styles.ways}>
            <p>{t('completeText')}</p>
            <LinkButton look="strong" wide href="/integrate/coin">
              {t('toCoins')}
            </LinkButton>
          </div>
        )
      }
    </AccountQuery>
  );
}

function Beginning(): ReactElement {
  const t = usePhrases('integrate');
  const hasPage = useHasPage();
  return (
    <>
      <ul className={styles.facts}>
        <li>{t('factNew')}</li>
        <li>{t('factJoin')}</li>
        <li>{t('factCoins')}</li>
        <li>{t('factStays')}</li>
        <li>{t('factOnce')}</li>
      </ul>
      <div className={styles.ways}>
        <LinkButton look="strong" wide href="/integrate/login">
          {t('begin')}
        </LinkButton>
        {hasPage(serialCodePath) && (
          <LinkButton wide href={serialCodePath}>
            {t('haveCode')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
