import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import type { MemberProfile } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useSignOut } from '@hanji/edition/frame/use-sign-out.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { LinkRow, Rows } from '#layout/Rows.tsx';
import { AdultRow } from './AdultRow.tsx';
import { AvatarSection } from './AvatarSection.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { LoginRows } from './LoginRows.tsx';

/** The account page (reading-service, section 2): who one is here, and how one gets in. */
export function UserInfoPage(): ReactElement {
  const title = usePhrases('menu')('myPage');
  const signOutLabel = usePhrases('menu')('signOut');
  const query = useGetProfileQuery();
  const signOut = useSignOut();
  return (
    <AccountArea title={title}>
      <ConnectDialog />
      <AccountQuery query={query}>
        {(member) => (
          <>
            <AvatarSection avatarUrl={member.profile.avatarImageUrl} />
            <ProfileRows {...member} />
            <LoginRows {...member} />
          </>
        )}
      </AccountQuery>
      <Button icon="logout" onClick={() => void signOut()}>
        {signOutLabel}
      </Button>
    </AccountArea>
  );
}

function ProfileRows({ profile, userExtraInfo }: MemberProfile): ReactElement {
  const t = usePhrases('profile');
  const { asksMobile } = useEdition();
  const { nickname, email, password } = profile;
  return (
    <Rows>
      <LinkRow href="/userinfo/nickname" label={t('nickname')} value={<bdi>{nickname}</bdi>} />
      {email === null ? (
        <LinkRow href="/userinfo/registemail" label={t('email')} value={t('emailNone')} />
      ) : (
        <LinkRow href="/userinfo/changeemail" label={t('email')} value={<bdi>{email}</bdi>} />
      )}
      {asksMobile && (
        <LinkRow
          href="/userinfo/phonenumber"
          label={t('phone')}
          value={userExtraInfo.cellPhone ?? t('phoneNone')}
        />
      )}
      {password && <LinkRow href="/userinfo/password" label={t('password')} />}
      <AdultRow />
      <LinkRow href="/userinfo/devices" label={t('devices')} />
      <LinkRow href="/account" label={t('account')} />
    </Rows>
  );
}
