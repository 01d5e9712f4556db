import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import type { CurrentUser } from '@hanji/edition/session/current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Avatar } from '@hanji/ui-kit/account/avatar/Avatar.tsx';
import { Menu } from '@hanji/ui-kit/overlays/menu/Menu.tsx';
import type { ReactElement } from 'react';
import { submissionPath, subscribePath } from '#paths/challenge-paths.ts';
import * as styles from './ChallengeMenu.module.css';

/** What is a member's in the area: the bookshelf, posted works. */
export function MemberMenu({ user }: { readonly user: CurrentUser }): ReactElement {
  const t = usePhrases('challenge');
  const hasPage = useHasPage();
  const items = [
    { key: 'bookshelf', href: subscribePath, label: t('bookshelf') },
    ...(hasPage(submissionPath)
      ? [{ key: 'works', href: submissionPath, label: t('postedWorks') }]
      : []),
  ];
  return (
    <Menu
      label={t('menu')}
      items={items}
      renderTrigger={(props) => (
        <button
          type="button"
          className={styles.trigger}
          aria-label={`${user.nickname}, ${t('menu')}`}
          {...props}
        >
          <Avatar src={user.avatarImageUrl} size={32} />
        </button>
      )}
    />
  );
}
