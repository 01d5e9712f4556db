import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { useFindPath } from '#layout/use-find-path.ts';
import { useRedirect } from '../completion/use-redirect.ts';
import * as styles from './SignInLinks.module.css';

/** The first step itself: what `/signup` leads there by forgets where the reader wanted to go. */
const signUpPath = '/signup/certificateEmail';

/** The doors beside a sign-in: for who forgot the password, and for who is new. */
export function SignInLinks() {
  const t = usePhrases('signIn');
  const hasPage = useHasPage();
  const find = useFindPath();
  const redirect = useRedirect();
  return (
    <ul className={styles.links}>
      <li>
        <Link className={styles.link} href={find}>
          {t('findPassword')}
        </Link>
      </li>
      {hasPage(signUpPath) && (
        <li>
          <Link className={styles.link} href={withRedirect(signUpPath, redirect)}>
            {t('signUp')}
          </Link>
        </li>
      )}
    </ul>
  );
}
