import type { Policy } from '@hanji/contract/entities/member.ts';
import type { LegalType } from '@hanji/contract/help-vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { legalPath } from '#paths/help-paths.ts';
import * as styles from './LegalScreen.module.css';

type VersionsProps = {
  readonly type: LegalType;
  /** The one on screen. */
  readonly current: string;
  readonly versions: Policy['versions'];
};

/** Every version of a text, the newest first, each with its address. */
export function Versions({ type, current, versions }: VersionsProps): ReactElement {
  const t = usePhrases('help');
  const locale = useLocale();
  const { timeZone } = useEdition();
  return (
    <nav className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
      <ul>
        {versions.map(({ version, publishedAt }) => (
          <li key={version}>
            <Link
              className={styles.link}
              href={legalPath(type, version)}
              aria-current={version === current ? 'page' : undefined}
            >
              {t('version', { version, date: formatDate(locale, publishedAt, timeZone) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
