import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { hasSeenPreview } from '#chapter/end/seen-previews.ts';
import { useListedChapter } from '#chapter/refused/use-listed-chapter.ts';
import * as styles from './PreviewLink.module.css';

/** The way into a closed chapter's preview; nothing where there is none, or who asks comes out of it. */
export function PreviewLink({ address }: { address: ChapterAddress }): ReactElement {
  const t = usePhrases('reading');
  const { linkTo } = useChapterOpener();
  const { chapter } = useListedChapter(address);
  const { chapterId } = address;
  const offered = chapter?.hasTrial && !hasSeenPreview(chapterId);
  const link = offered && linkTo({ chapterId, intent: 'preview' });
  return (
    <div className={styles.line}>{link && <LinkButton {...link}>{t('preview')}</LinkButton>}</div>
  );
}
