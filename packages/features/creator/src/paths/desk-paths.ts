/** The addresses of the desk (challenge-and-shutdown, section 2.5), and that of a preview. */
export const titlesPath = '/manage/title';
export const newTitlePath = '/manage/title/new';

/** The figures of all titles, or of one. */
export function activityPath(contentId?: number): string {
  return `/manage/title/activity${contentId === undefined ? '' : `?title=${contentId}`}`;
}

export function titlePath(contentId: number): string {
  return `/manage/title/${contentId}`;
}

export function articlesPath(contentId: number): string {
  return `/manage/article/${contentId}`;
}

export function newArticlePath(contentId: number): string {
  return `/manage/article/${contentId}/new`;
}

export function articlePath({ contentId, chapterId }: ArticleAddress): string {
  return `/manage/article/${contentId}/${chapterId}`;
}

export function previewPath(address: ArticleAddress): string {
  return `${articlePath(address)}/preview`;
}

export type ArticleAddress = { readonly contentId: number; readonly chapterId: number };

type Params = Readonly<Record<string, string | undefined>>;

/** Null where the address names no title. */
export function readContentId({ contentId }: Params): number | null {
  return contentId !== undefined && /^[1-9]\d{0,8}$/.test(contentId) ? Number(contentId) : null;
}

/** Null where the address names no article. */
export function readArticle(params: Params): ArticleAddress | null {
  const contentId = readContentId(params);
  const chapterId = readContentId({ contentId: params['chapterId'] });
  return contentId === null || chapterId === null ? null : { contentId, chapterId };
}
