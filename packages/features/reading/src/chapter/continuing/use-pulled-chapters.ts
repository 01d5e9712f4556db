import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import { findKept, isUnreached } from '#kept/load-kept.ts';
import { announceArrival } from '#opening/arrival.ts';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { useReplacePage } from '#panels/use-replace-page.ts';
import { chapterPath, type ChapterAddress } from '#paths/paths.ts';

/**
 * Gives what opens a neighbour that is pulled in, where nothing has to be paid for it; null
 * otherwise. It takes this chapter's place in the history: back leads to where reading began. What
 * can be read is not left for a neighbour that neither the connection nor this device gives.
 */
export function usePulledChapters(
  address: ChapterAddress,
  { chapter }: ChapterView,
  reader: string | null,
): (side: PullSide, isAloud?: boolean) => Promise<(() => void) | null> {
  const replacePage = useReplacePage();
  const store = useEditionStore();
  const say = useToast();
  const t = usePhrases('errors');
  const { opensAtOnce } = useChapterOpener();
  const isKept = async (chapterId: number) => (await findKept({ reader, chapterId })) !== null;

  /** Whether the service was heard: what it refuses is said by the neighbour's own screen. */
  const isReached = async (neighbour: ChapterAddress): Promise<boolean> => {
    const asked = store.dispatch(
      chapterApi.endpoints.getChapterView.initiate({ params: neighbour }),
    );
    const { error } = await asked;
    // Kept for its screen for some seconds.
    asked.unsubscribe();
    return !isUnreached(error) || isKept(neighbour.chapterId);
  };

  return async (side, isAloud = false) => {
    const link = side === 'next' ? chapter.nextChapter : chapter.previousChapter;
    if (!link || address.chapterFileSalesType === 'trial') return null;
    // What the title's list says cannot be asked without a connection.
    const opens = await opensAtOnce(link.id).catch(async (error: unknown) => {
      if (await isKept(link.id)) return true;
      throw error;
    });
    if (!opens) return null;
    const neighbour = { ...address, chapterId: link.id };
    const go = async (): Promise<void> => {
      const from = window.location.pathname;
      if (!(await isReached(neighbour))) return say({ text: t('offlineTitle') });
      // Another way was taken meanwhile.
      if (window.location.pathname !== from) return;
      announceArrival({ chapterId: link.id, by: side, isAloud });
      replacePage(chapterPath(neighbour));
    };
    return () => void go();
  };
}
