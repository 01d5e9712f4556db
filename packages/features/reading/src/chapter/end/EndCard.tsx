import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { CommentsLink } from '#chapter/CommentsLink.tsx';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';
import { NextChapter } from './NextChapter.tsx';

type EndCardProps = { readonly address: ChapterAddress; readonly view: ChapterView };

/** What stands after the last page: the next chapter, or that everything has been read. */
export function EndCard({ address, view }: EndCardProps) {
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
    </section>
  );
}
