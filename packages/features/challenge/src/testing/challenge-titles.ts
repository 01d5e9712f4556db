import type {
  ChallengeChapter,
  ChallengeChapterView,
  ChallengeContent,
  ChallengeHome,
  ChallengeSubscription,
  ChallengeTitle,
} from '@hanji/contract/entities/challenge.ts';
import type { ChallengeComment } from '@hanji/contract/entities/challenge-comment.ts';

const long = '2020-05-03T10:00:00.000Z';
const noFiles = {
  coverImageFilePath: null,
  coverImageFileName: null,
  squareImageFilePath: null,
  squareImageFileName: null,
};
const noAvatar = { avatarFilePath: null, avatarFileName: null };

/** A title of a list; each fact can be another. */
export function someTitle(id: number, facts: Partial<ChallengeTitle> = {}): ChallengeTitle {
  return {
    contentId: id,
    name: `Title ${id}`,
    description: 'A town by the sea.',
    catchcopy: 'The lamp goes out at nine.',
    userId: '70',
    ...noFiles,
    published: true,
    completed: false,
    mature: false,
    suspended: false,
    commentEnabled: true,
    totalViews: 1200,
    totalViewsUpdatedAt: long,
    createdAt: long,
    updatedAt: long,
    publishedAt: long,
    totalLikes: 5,
    genres: [{ id: 4, name: 'drama' }],
    primaryGenre: { id: 4, name: 'drama' },
    chapterCount: 2,
    commentCount: 0,
    subscribedCount: 3,
    nickname: 'Aoi',
    ...noAvatar,
    ...facts,
  };
}

export function someChapter(id: number, facts: Partial<ChallengeChapter> = {}): ChallengeChapter {
  return {
    chapterId: id,
    contentId: 1,
    userId: '70',
    name: `Chapter ${id}`,
    published: true,
    status: 'published',
    coverImageFilePath: null,
    coverImageFileName: null,
    totalLikes: 0,
    commentEnabled: true,
    authorComment: null,
    publishedAt: long,
    createdAt: long,
    updatedAt: long,
    commentCount: 0,
    ...facts,
  };
}

const noActivity = {
  subscribed: false,
  lastReadChapterId: null,
  lastReadChapterLocator: null,
  lastReadAt: null,
};

export function someContent(facts: Partial<ChallengeContent> = {}): ChallengeContent {
  return {
    ...someTitle(1),
    chapters: [someChapter(11), someChapter(12)],
    subscribed: false,
    activity: noActivity,
    ...facts,
  };
}

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A chapter on screen with one image, sealed as the service does it. */
export async function someView(
  facts: Partial<ChallengeChapterView['chapter']> = {},
): Promise<ChallengeChapterView> {
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(picture);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const filePath = toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  const image = {
    id: 'image-0',
    sort: 0,
    page: 1,
    slice: 0,
    filePath,
    fileName: 'one.webp',
    size: 100,
    parameter: '',
    width: 300,
    height: 200,
    dominantColor: '#336699',
    placeholder: '',
    description: null,
    widths: [300],
    panels: null,
  };
  return {
    chapter: {
      ...someChapter(11),
      contentName: 'Title 1',
      orientation: 'TTB',
      completed: false,
      mature: false,
      images: [image],
      contentVersion: 'a',
      userComments: [],
      activity: noActivity,
      liked: false,
      nextChapter: null,
      previousChapter: null,
      nickname: 'Aoi',
      ...noAvatar,
      ...facts,
    },
    imageKey: toBase64Url(raw),
    readerId: '70',
  };
}

export function someComment(id: number, facts: Partial<ChallengeComment> = {}): ChallengeComment {
  return {
    commentId: id,
    contentId: 1,
    chapterId: 11,
    userId: '8',
    comment: `Comment ${id}`,
    totalLikes: 0,
    status: 'posted',
    createdAt: long,
    updatedAt: long,
    nickname: 'Night Owl',
    ...noAvatar,
    ...facts,
  };
}

export function someHome(facts: Partial<ChallengeHome> = {}): ChallengeHome {
  const pickup = (id: number) => ({
    id,
    name: `Pick ${id}`,
    contentId: id,
    webLinkUrl: null,
    coverImageFilePath: picture,
    coverImageFileName: '',
  });
  return {
    banners: [],
    pickups: [1, 2, 3, 4].map(pickup),
    ranking: [{ rank: 1, content: someTitle(9) }],
    ...facts,
  };
}

export function someSubscription(
  id: number,
  facts: Partial<ChallengeSubscription> = {},
): ChallengeSubscription {
  return {
    contentId: id,
    name: `Title ${id}`,
    nickname: 'Aoi',
    description: '',
    userId: '70',
    createdAt: long,
    updatedAt: long,
    checked: true,
    withdrawn: false,
    ...noFiles,
    ...facts,
  };
}

/** The facts of a page without another after it. */
export function lastPage(facts: { readonly hasNext?: boolean } = {}) {
  return { pageNo: 0, pageSize: 100, hasNext: false, ...facts };
}
