import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { chapterPath, contentPath, type ChapterAddress } from '#paths/paths.ts';
import * as styles from './EndCard.module.css';

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
      {end.kind === 'continue' && (
        <>
          <p className={styles.label}>{t(unit === 'volume' ? 'nextVolume' : 'nextEpisode')}</p>
          <p className={styles.name}>{end.chapter.name}</p>
          <LinkButton
            look="strong"
            wide
            href={chapterPath({ ...address, chapterId: end.chapter.id })}
          >
            {t('continueReading')}
          </LinkButton>
        </>
      )}
      {end.kind === 'allRead' && <p className={styles.note}>{t('allRead')}</p>}
      <LinkButton wide href={contentPath(address)}>
        {t('backToTitle')}
      </LinkButton>
    </section>
  );
}
