import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import type { SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { useEffect, useRef } from 'react';
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
  /** By what was asked for, until the screen is left. */
  const held = useRef(new Map<string, Held>());
  useEffect(() => {
    const all = held.current;
    return () => {
      for (const { unsubscribe } of all.values()) unsubscribe();
      all.clear();
    };
  }, []);

  function hold<Asked extends Held>(params: ContentAddress, asked: Asked): Asked {
    const key = JSON.stringify(params);
    held.current.get(key)?.unsubscribe();
    held.current.set(key, asked);
    return asked;
  }
  return async (chapterIds, anew = false) => {
    const { getContent, getChapters } = contentApi.endpoints;
    const how = { forceRefetch: anew };
    const ofTitle = store.dispatch(getContent.initiate({ params: path }, how));
    const { content, chapters } = await hold(path, ofTitle).unwrap();
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
    const rest = await hold(params, ofUnit).unwrap();
    return [...found, ...among(rest.chapters)];
  };
}
