import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './ChallengeMenu.module.css';

function loadMenu() {
  return import('./MemberMenu.tsx');
}

/**
 * A visitor signs in here, but where the header above has room to say that itself; a member has a
 * menu, whose code comes after the page.
 */
export function ChallengeMenu(): ReactElement {
  const frame = usePhrases('frame');
  const { pathname, search } = useLocation();
  const { supports } = useEdition();
  const user = useCurrentUser();
  const menu = useLatePart(loadMenu, user !== null);
  if (!user) {
    return (
      <span className={styles.signIn} data-unfolds={supports.header.bar}>
        <LinkButton look="quiet" href={loginPath(pathname + search)}>
          {frame('signIn')}
        </LinkButton>
      </span>
    );
  }
  return menu ? <menu.MemberMenu user={user} /> : <span className={styles.trigger} />;
}
