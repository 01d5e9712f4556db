import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { useFindPath } from '#layout/use-find-path.ts';
import * as styles from './SignInLinks.module.css';

/** The doors beside a sign-in: for who forgot the password, and for who is new. */
export function SignInLinks() {
  const t = usePhrases('signIn');
  const hasPage = useHasPage();
  const find = useFindPath();
  return (
    <ul className={styles.links}>
      <li>
        <Link className={styles.link} href={find}>
          {t('findPassword')}
        </Link>
      </li>
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
