import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState, type ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { EmailSteps } from './EmailSteps.tsx';

type EmailAreaProps = {
  readonly title: string;
  readonly lead: string;
  /** Where a member goes whose account does not have what this page is for. */
  readonly elsewhere: string;
  /** Whether it is for accounts that have an email. */
  readonly changes: boolean;
};

/** A page for a first email, or for another one. */
export function EmailArea({ title, lead, elsewhere, changes }: EmailAreaProps): ReactElement {
  const up = usePhrases('menu')('myPage');
  const query = useGetProfileQuery();
  return (
    <AccountArea title={title} lead={lead} up={{ href: '/userinfo', label: up }}>
      <AccountQuery query={query}>
        {({ profile }) => (
          <Opened
            title={title}
            elsewhere={changes === (profile.email !== null) ? null : elsewhere}
          />
        )}
      </AccountQuery>
    </AccountArea>
  );
}

/** Judged as the page opens: the email that it registers must not lead away from its end. */
function Opened({ title, elsewhere }: { readonly title: string; elsewhere: string | null }) {
  const [to] = useState(elsewhere);
  return to === null ? <EmailSteps title={title} /> : <Redirect to={to} />;
}
