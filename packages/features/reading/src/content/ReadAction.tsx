import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ReadingAction } from '@hanji/domain/chapters/reading-action.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';

type ReadActionProps = {
  readonly action: ReadingAction<Chapter>;
  readonly inventory: Inventory | null;
};

/** "Read the first chapter", or "Continue with chapter 12". */
export function ReadAction({ action, inventory }: ReadActionProps): ReactElement {
  const t = usePhrases('reading');
  const { linkTo } = useChapterOpener();
  const { chapter, continues } = action;
  return (
    <LinkButton
      look="strong"
      wide
      {...linkTo({ chapterId: chapter.id, intent: 'read', listed: { chapter, inventory } })}
    >
      {continues
        ? t('continueWith', { name: chapter.name })
        : t(chapter.unit === 'volume' ? 'readFirstVolume' : 'readFirstEpisode')}
    </LinkButton>
  );
}
