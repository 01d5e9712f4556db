import type { Author } from '@hanji/contract/entities/content.ts';
import type { AuthorRole } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { criterionPath } from '#paths/list-paths.ts';
import * as styles from './ContentDetails.module.css';

/** Who did what; each name leads to what else they did in that role. */
export function AuthorFacts({ authors }: { authors: readonly Author[] }): ReactElement {
  const t = usePhrases('reading');
  const words: Record<AuthorRole, string> = {
    creator: t('roleCreator'),
    writer: t('roleWriter'),
    artist: t('roleArtist'),
    assistant: t('roleAssistant'),
    original_creator: t('roleOriginalCreator'),
    publisher: t('rolePublisher'),
    studio: t('roleStudio'),
  };
  const roles = [...new Set(authors.map(({ role }) => role))];
  return (
    <>
      {roles.map((role) => (
        <div key={role} className={styles.fact}>
          <dt>{words[role]}</dt>
          <dd>
            {authors
              .filter((author) => author.role === role)
              .map(({ name }) => (
                <Link key={name} className={styles.link} href={criterionPath(role, name)}>
                  {name}
                </Link>
              ))}
          </dd>
        </div>
      ))}
    </>
  );
}
