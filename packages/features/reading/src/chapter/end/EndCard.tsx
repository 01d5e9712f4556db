import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { CommentsLink } from '#chapter/comments/CommentsLink.tsx';
import { rowPath } from '#paths/paths.ts';
import { AfterLast } from './AfterLast.tsx';
import { Beyond } from './Beyond.tsx';
import { ChapterEndComments } from './ChapterEndComments.tsx';
import * as styles from './EndCard.module.css';
import { Onward } from './Onward.tsx';
import { rememberPreview } from './seen-previews.ts';

type EndCardProps = Pick<ChapterViewerProps, 'address' | 'view' | 'onReport'>;

/**
 * What stands after the last page: the next chapter, that everything has been read, or how a
 * previewed chapter is read on. Below it what readers say, and the way to other titles, but for who
 * decides about this one.
 */
export function EndCard({ address, view, onReport }: EndCardProps) {
  const t = usePhrases('viewer');
  const { nextChapter, authorComment, unit } = view.chapter;
  const end = endCardOf(nextChapter, address.chapterFileSalesType);
  const isVolume = unit === 'volume';

  return (
    <>
      <section className={styles.card}>
        {authorComment && <p className={styles.comment}>{authorComment}</p>}
        {end.kind === 'previewEnd' && (
          <Onward
            path={address}
            chapter={view.chapter}
            isWhole
            onSeen={rememberPreview}
            label={t('endOfPreview')}
            action={t(isVolume ? 'wholeVolume' : 'wholeEpisode')}
          />
        )}
        {end.kind === 'continue' && (
          <Onward
            path={address}
            chapter={end.chapter}
            label={t(isVolume ? 'nextVolume' : 'nextEpisode')}
            action={t('continueReading')}
          />
        )}
        {end.kind === 'allRead' && <AfterLast path={address} chapter={view.chapter} />}
        <CommentsLink address={address} view={view} />
        <LinkButton wide href={rowPath(address)}>
          {t('backToTitle')}
        </LinkButton>
        <Button look="quiet" onClick={onReport}>
          {t('report')}
        </Button>
      </section>
      {end.kind !== 'previewEnd' && (
        <>
          <ChapterEndComments address={address} view={view} />
          <Beyond path={address} recommends={end.kind === 'allRead'} />
        </>
      )}
    </>
  );
}
