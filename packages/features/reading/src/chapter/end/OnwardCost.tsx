import { ChapterState } from '@hanji/ui-kit/works/chapter-row/ChapterState.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChapterCost } from '#cost/use-chapter-cost.ts';
import { useFindChapters, type ListedChapter } from '#opening/use-find-chapters.ts';
import type { ContentAddress } from '#paths/paths.ts';

type OnwardCostProps = { readonly path: ContentAddress; readonly chapterId: number };

/** What a chapter costs, as the title's list says it; nothing until that is known, or where not. */
export function OnwardCost({ path, chapterId }: OnwardCostProps) {
  const listed = useListed(path, chapterId);
  return listed && <Cost listed={listed} />;
}

function Cost({ listed }: { readonly listed: ListedChapter }) {
  const { closed: _, ...cost } = useChapterCost(listed, listed.chapter);
  return <ChapterState {...cost} centred />;
}

function useListed({ contentType, contentId }: ContentAddress, chapterId: number) {
  const [listed, setListed] = useState<ListedChapter | null>(null);
  const findChapters = useFindChapters({ contentType, contentId });
  const find = useEffectEvent(() => findChapters([chapterId]));
  useEffect(() => {
    let gone = false;
    const ask = (): void => {
      find().then(
        ([found]) => {
          if (!gone) setListed(found ?? null);
        },
        () => {
          // What a chapter's end came too early for is asked again once there is a connection.
          if (!gone) window.addEventListener('online', ask, { once: true });
        },
      );
    };
    ask();
    return () => {
      gone = true;
      window.removeEventListener('online', ask);
    };
  }, []);
  return listed;
}
