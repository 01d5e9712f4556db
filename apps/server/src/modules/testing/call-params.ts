type Ids = { readonly contentId: number; readonly chapterId: number };

/** A value for every parameter of a call's path, so that the template leads to its own route. */
export function callParams(path: string, ids: Ids): Readonly<Record<string, string>> {
  return {
    platform: 'web',
    // A report's category is what is wrong with a chapter.
    category: path.includes('/report/') ? 'image' : 'all_comic',
    menuCode: 'daily',
    itemCode: 'mon',
    genre: 'drama',
    contentCatalogId: '1',
    contentType: 'comic',
    contentId: String(ids.contentId),
    chapterId: String(ids.chapterId),
    chapterUnit: 'episode',
    chapterFileSalesType: 'product',
  };
}
