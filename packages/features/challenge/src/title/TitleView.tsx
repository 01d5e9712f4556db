import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { chapterPath } from '#paths/challenge-paths.ts';
import { TitleChapters } from './TitleChapters.tsx';
import { TitleHero } from './TitleHero.tsx';
import { TitleWords } from './TitleWords.tsx';
import * as styles from './TitleView.module.css';

/** A title: what it is, what its creator says of it, its chapters, and where to read on. */
export function TitleView({ content }: { readonly content: ChallengeContent }): ReactElement {
  const { contentId, chapters, activity } = content;
  const t = usePhrases('reading');
  const last = chapters.find(({ chapterId }) => chapterId === activity.lastReadChapterId);
  const next = last ?? chapters[0];
  const action = next && (
    <LinkButton look="strong" wide href={chapterPath({ contentId, chapterId: next.chapterId })}>
      {last ? t('continueWith', { name: last.name }) : t('readFirstEpisode')}
    </LinkButton>
  );
  return (
    <article className={styles.title}>
      <TitleHero content={content} />
      <div className={styles.body}>
        <div className={styles.aside}>
          {action && <div className={styles.action}>{action}</div>}
          <TitleWords content={content} />
        </div>
        <TitleChapters content={content} currentId={last?.chapterId ?? null} />
      </div>
      {action && <div className={styles.bar}>{action}</div>}
    </article>
  );
}
