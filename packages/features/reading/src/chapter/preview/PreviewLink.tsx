import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { hasSeenPreview } from '#chapter/end/seen-previews.ts';
import { useListedChapter } from '#chapter/refused/use-listed-chapter.ts';

/** The way into a closed chapter's preview; nothing where there is none, or who asks comes out of it. */
export function PreviewLink({ address }: { address: ChapterAddress }): ReactElement | null {
  const t = usePhrases('reading');
  const { linkTo } = useChapterOpener();
  const { chapter } = useListedChapter(address);
  const { chapterId } = address;
  if (!chapter?.hasTrial || hasSeenPreview(chapterId)) return null;
  return <LinkButton {...linkTo({ chapterId, intent: 'preview' })}>{t('preview')}</LinkButton>;
}
