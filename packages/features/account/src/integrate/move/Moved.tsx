import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import type { PreMigration } from '@hanji/contract/entities/member.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement, ReactNode } from 'react';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { useCheckPreMigrationQuery } from '../endpoints.ts';

type MovedProps = {
  readonly children: (moved: NonNullable<PreMigration['moved']>) => ReactNode;
};

/** What has come along with this member's account; else that nothing was moved, and the way to it. */
export function Moved({ children }: MovedProps): ReactElement {
  const config = useGetAppConfigQuery({ params: { platform: 'web' } });
  return (
    <AccountQuery query={config}>
      {({ previousProduct }) =>
        previousProduct === null ? (
          <NothingMoved />
        ) : (
          <MovedFrom product={previousProduct}>{children}</MovedFrom>
        )
      }
    </AccountQuery>
  );
}

function MovedFrom({ product, children }: MovedProps & { readonly product: string }) {
  const check = useCheckPreMigrationQuery(
    { params: { product } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <AccountQuery query={check}>
      {({ moved }) => (moved === null ? <NothingMoved /> : children(moved))}
    </AccountQuery>
  );
}

function NothingMoved(): ReactElement {
  const t = usePhrases('integrate');
  return (
    <StateMessage
      live
      drawing="missing"
      title={t('nothingTitle')}
      text={t('nothingText')}
      actions={
        <LinkButton look="strong" href="/integrate">
          {t('title')}
        </LinkButton>
      }
    />
  );
}
