import type { Home, Menu, Section } from '@hanji/contract/entities/home.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { browsingApi } from '#endpoints/browsing.ts';
import { readCategory } from '#paths/read-params.ts';

/** What Home of a category said, where it was seen; nothing is asked for. */
function useSeenHome(category: ContentCategory): Home | undefined {
  return browsingApi.endpoints.getHome.useQueryState({ params: { category } }).data;
}

/** The menus of a category, for a list of it that did not come. */
export function useMenuOfHome(category: ContentCategory): Menu | undefined {
  return useSeenHome(category)?.menu;
}

type CatalogOfHome = { readonly category: ContentCategory; readonly section: Section };

/** The row of Home that leads to a curated list, and the category of that Home. */
export function useCatalogOfHome(id: number): CatalogOfHome | undefined {
  const comics = useSeenHome('all_comic');
  const novels = useSeenHome('all_novel');
  const path = `/menu/content_catalog/${id}`;
  for (const home of [comics, novels]) {
    const section = home?.sections.find(({ urlHttp }) => urlHttp === path);
    const category = readCategory(home?.menu.holder);
    if (section && category) return { category, section };
  }
  return undefined;
}
