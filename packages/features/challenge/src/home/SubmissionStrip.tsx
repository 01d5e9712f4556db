import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { contestsPath, submissionPath } from '#paths/challenge-paths.ts';
import * as styles from './ChallengeHome.module.css';

/** Where readers become creators: a visitor signs in first, and comes to the desk then. */
export function SubmissionStrip(): ReactElement | null {
  const t = usePhrases('challenge');
  const hasPage = useHasPage();
  const signedIn = useCurrentUser() !== null;
  if (!hasPage(submissionPath)) return null;
  return (
    <section className={styles.strip} aria-labelledby="challenge-submission">
      <div className={styles.invitation}>
        <h2 id="challenge-submission" className={styles.question}>
          {t('postTitle')}
        </h2>
        <p className={styles.answer}>{t('postText')}</p>
      </div>
      <div className={styles.ways}>
        <LinkButton
          look="strong"
          icon="edit"
          href={signedIn ? submissionPath : loginPath(submissionPath)}
        >
          {t('post')}
        </LinkButton>
        {hasPage(contestsPath) && <LinkButton href={contestsPath}>{t('toContests')}</LinkButton>}
      </div>
    </section>
  );
}
