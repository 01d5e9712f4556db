import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Avatar } from '@hanji/ui-kit/account/avatar/Avatar.tsx';
import type { ReactElement } from 'react';
import { useGetBlockedAuthorsQuery } from '#calls/endpoints.ts';
import { BlockAuthor } from './BlockAuthor.tsx';
import * as styles from './BlockedAuthors.module.css';

/** Whom a member has blocked, below their own comments; nothing where there is nobody. */
export function BlockedAuthors(): ReactElement | null {
  const t = usePhrases('comments');
  const { data } = useGetBlockedAuthorsQuery();
  if (!data || data.authors.length === 0) return null;
  return (
    <section className={styles.blocked} aria-label={t('blockedAuthors')}>
      <h2 className={styles.title}>{t('blockedAuthors')}</h2>
      <ul className={styles.authors}>
        {data.authors.map((author) => (
          <li key={author.userId} className={styles.author} aria-label={author.nickname}>
            <Avatar src={author.profileImageUrl} size={32} />
            <bdi className={styles.name}>{author.nickname}</bdi>
            <BlockAuthor blocked author={author} />
          </li>
        ))}
      </ul>
    </section>
  );
}
