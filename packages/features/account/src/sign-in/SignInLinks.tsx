import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import * as styles from './SignInLinks.module.css';

const findPaths = ['/password/find', '/login/password/find'];

/** The doors beside a sign-in: for who forgot the password, and for who is new. */
export function SignInLinks() {
  const t = usePhrases('signIn');
  const hasPage = useHasPage();
  const find = findPaths.find(hasPage);
  return (
    <ul className={styles.links}>
      {find && (
        <li>
          <Link className={styles.link} href={find}>
            {t('findPassword')}
          </Link>
        </li>
      )}
      {hasPage('/signup') && (
        <li>
          <Link className={styles.link} href="/signup">
            {t('signUp')}
          </Link>
        </li>
      )}
    </ul>
  );
}
