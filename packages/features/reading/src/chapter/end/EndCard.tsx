import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ChapterViewerProps } from '#chapter/ChapterScreen.tsx';
import { CommentsLink } from '#chapter/CommentsLink.tsx';
import { contentPath } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { NextChapter } from './NextChapter.tsx';

type EndCardProps = Pick<ChapterViewerProps, 'address' | 'view' | 'onReport'>;

/** What stands after the last page: the next chapter, or that everything has been read. */
export function EndCard({ address, view, onReport }: EndCardProps) {
  const t = usePhrases('viewer');
  const { nextChapter, authorComment, unit } = view.chapter;
  const end = endCardOf(nextChapter, address.chapterFileSalesType);

  return (
    <section className={styles.card}>
      {authorComment && <p className={styles.comment}>{authorComment}</p>}
      {end.kind === 'previewEnd' && <p className={styles.note}>{t('endOfPreview')}</p>}
      {end.kind === 'continue' && <NextChapter path={address} next={end.chapter} unit={unit} />}
      {end.kind === 'allRead' && <p className={styles.note}>{t('allRead')}</p>}
      <CommentsLink address={address} view={view} />
      <LinkButton wide href={contentPath(address)}>
        {t('backToTitle')}
      </LinkButton>
      <Button look="quiet" onClick={onReport}>
        {t('report')}
      </Button>
    </section>
  );
}
