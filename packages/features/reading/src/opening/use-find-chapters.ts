import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import type { SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { useEffect, useState } from 'react';
import { contentApi } from '#endpoints/content.ts';
import type { ContentAddress } from '#paths/paths.ts';

/** With what its cost depends on beside it. */
export type ListedChapter = SoldChapter & Pick<Content, 'adsEnabled'>;

/** An answer that is kept while somebody has a use for it. */
type Held = { readonly unsubscribe: () => void };

/**
 * Finds chapters of a title in its lists: the one that comes with the title, and the other unit's
 * where some are not in it; those in neither are left out. What has been loaded is asked for again
 * only `anew`. Rejects as the calls do. The screen is not drawn again by what comes.
 */
export function useFindChapters(
  path: ContentAddress,
): (chapterIds: readonly number[], anew?: boolean) => Promise<readonly ListedChapter[]> {
  const store = useEditionStore();
  /** All that was asked for, until the screen is left. */
  const [held] = useState<Held[]>(() => []);
  useEffect(
    () => () => {
      for (const { unsubscribe } of held.splice(0)) unsubscribe();
    },
    [held],
  );

  function hold<Asked extends Held>(asked: Asked): Asked {
    held.push(asked);
    return asked;
  }
  return async (chapterIds, anew = false) => {
    const { getContent, getChapters } = contentApi.endpoints;
    const how = { forceRefetch: anew };
    const ofTitle = store.dispatch(getContent.initiate({ params: path }, how));
    const { content, chapters } = await hold(ofTitle).unwrap();
    const { name: title, inventory, adsEnabled } = content;
    const among = (list: readonly Chapter[]): ListedChapter[] =>
      list
        .filter(({ id }) => chapterIds.includes(id))
        .map((chapter) => ({ chapter, title, inventory, adsEnabled }));
    const found = among(chapters);
    const other = unitsOf(content.chapters).find((unit) => unit !== content.chapterUnit);
    if (!other || found.length === chapterIds.length) return found;
    const params = { ...path, chapterUnit: other };
    const ofUnit = store.dispatch(getChapters.initiate({ params }, how));
    const rest = await hold(ofUnit).unwrap();
    return [...found, ...among(rest.chapters)];
  };
}
