/** What of the desk a call says or changes, for the cache. */
export const deskTags = {
  titles: { type: 'Desk', id: 'titles' },
  comments: { type: 'Desk', id: 'comments' },
  title: (contentId: number) => ({ type: 'Desk', id: `title ${contentId}` }) as const,
  articles: (contentId: number) => ({ type: 'Desk', id: `articles ${contentId}` }) as const,
  article: (chapterId: number) => ({ type: 'Desk', id: `article ${chapterId}` }) as const,
} as const;
