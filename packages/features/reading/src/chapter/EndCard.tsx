import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { contentPath, type ChapterAddress } from '#paths/paths.ts';
import { CommentsLink } from './CommentsLink.tsx';
import * as styles from './EndCard.module.css';

type EndCardProps = { readonly address: ChapterAddress; readonly view: ChapterView };

/** What stands after the last page: the next chapter, or that everything has been read. */
export function EndCard({ address, view }: EndCardProps) {
  const t = usePhrases('viewer');
  const { linkTo } = useChapterOpener();
  const { nextChapter, authorComment, unit } = view.chapter;
  const end = endCardOf(nextChapter, address.chapterFileSalesType);

  return (
    <section className={styles.card}>
      {authorComment && <p className={styles.comment}>{authorComment}</p>}
      {end.kind === 'previewEnd' && <p className={styles.note}>{t('endOfPreview')}</p>}
      {end.kind === 'continue' && (
        <>
          <p className={styles.label}>{t(unit === 'volume' ? 'nextVolume' : 'nextEpisode')}</p>
          <p className={styles.name}>{end.chapter.name}</p>
          <LinkButton look="strong" wide {...linkTo({ chapterId: end.chapter.id, intent: 'read' })}>
            {t('continueReading')}
          </LinkButton>
        </>
      )}
      {end.kind === 'allRead' && <p className={styles.note}>{t('allRead')}</p>}
      <CommentsLink address={address} view={view} />
      <LinkButton wide href={contentPath(address)}>
        {t('backToTitle')}
      </LinkButton>
    </section>
  );
}
