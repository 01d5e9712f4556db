import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { ReadingAction } from '@hanji/domain/chapters/reading-action.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import type { ContentAddress } from '#paths/paths.ts';
import { chapterPath } from '#paths/paths.ts';

type ReadActionProps = {
  readonly action: ReadingAction<Chapter>;
  readonly path: ContentAddress;
};

/** "Read the first chapter", or "Continue with chapter 12". */
export function ReadAction({ action, path }: ReadActionProps): ReactElement {
  const t = usePhrases('reading');
  const { chapter, continues } = action;
  return (
    <LinkButton
      look="strong"
      wide
      href={chapterPath({ ...path, chapterId: chapter.id, chapterFileSalesType: 'product' })}
    >
      {continues
        ? t('continueWith', { name: chapter.name })
        : t(chapter.unit === 'volume' ? 'readFirstVolume' : 'readFirstEpisode')}
    </LinkButton>
  );
}
