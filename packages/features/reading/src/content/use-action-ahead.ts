import { useEffect, useEffectEvent } from 'react';
import { useFetchAhead } from '#chapter/ahead/fetch-ahead.ts';
import type { ContentAddress } from '#paths/paths.ts';
import { whenIdleAfterLoad } from '#shared/when-idle.ts';

/** Fetches the chapter of a title's main action ahead, while the page is idle. */
export function useActionAhead(path: ContentAddress, chapterId: number | undefined): void {
  const fetchAhead = useFetchAhead();
  const begin = useEffectEvent(() => {
    if (chapterId !== undefined) {
      fetchAhead({ ...path, chapterId, chapterFileSalesType: 'product' });
    }
  });
  useEffect(() => whenIdleAfterLoad(() => begin()), [chapterId]);
}
