import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import type { ReadingAction } from '@hanji/domain/chapters/reading-action.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';

type ReadActionProps = {
  readonly action: ReadingAction<Chapter>;
  readonly content: Pick<Content, 'name' | 'inventory'>;
};

/** "Read the first chapter", or "Continue with chapter 12". */
export function ReadAction({ action, content }: ReadActionProps): ReactElement {
  const t = usePhrases('reading');
  const { linkTo } = useChapterOpener();
  const { chapter, continues } = action;
  const listed = { chapter, title: content.name, inventory: content.inventory };
  return (
    <LinkButton look="strong" wide {...linkTo({ chapterId: chapter.id, intent: 'read', listed })}>
      {continues
        ? t('continueWith', { name: chapter.name })
        : t(chapter.unit === 'volume' ? 'readFirstVolume' : 'readFirstEpisode')}
    </LinkButton>
  );
}
