import type {
  ArticleDetail,
  ArticlePage,
  ArticleUpload,
  CreatorLimits,
  OwnArticle,
  OwnTitle,
} from '@hanji/contract/entities/creator.ts';
import { vi } from 'vitest';

export type Answered = {
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
};

type Asked = {
  /** `GET /manage/title`. */
  readonly path: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly form: FormData | null;
};

async function read(request: Request): Promise<Pick<Asked, 'json' | 'form'>> {
  const kind = request.headers.get('content-type') ?? '';
  if (kind.startsWith('multipart/')) return { json: {}, form: await request.formData() };
  const text = await request.text();
  const isJson = text !== '' && kind.startsWith('application/json');
  return { json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {}, form: null };
}

/** The service, which is another program: what it is asked, and what it answers, or null: nothing. */
export function answerDesk(
  answer: (asked: Asked) => Answered | null | Promise<Answered | null>,
): Asked[] {
  const all: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api', '')}${search}`;
    // What the frame asks for is not there.
    if (!path.includes(' /manage/')) return reply({ code: 404 });
    const asked = { path, ...(await read(request)) };
    all.push(asked);
    const answered = await answer(asked);
    if (answered === null) throw new TypeError('Failed to fetch');
    return reply(answered);
  });
  return all;
}

function reply({ code = 200, message = '', data = null }: Answered): Response {
  return Response.json({ data, result: { code, message, debug: null } }, { status: code });
}

export const limits: CreatorLimits = {
  kinds: ['jpeg', 'png', 'webp', 'gif', 'zip'],
  maxFileBytes: 20_971_520,
  maxFilePixels: 100_000_000,
  maxImages: 300,
  maxChapterBytes: 524_288_000,
  maxTotalBytes: 21_474_836_480,
  partBytes: 2_097_152,
  keptHours: 24,
};

const moment = '2026-05-03T10:00:00.000Z';

export function someTitle(contentId: number, facts: Partial<OwnTitle> = {}): OwnTitle {
  return {
    contentId,
    revision: 1,
    name: `Title ${contentId}`,
    description: 'About a harbor.',
    catchcopy: '',
    genres: ['drama'],
    primaryGenre: 'drama',
    mature: false,
    commentEnabled: true,
    completed: false,
    published: true,
    publishedAt: moment,
    listed: true,
    suspended: false,
    suspendedReason: null,
    underReview: false,
    cover: null,
    square: null,
    articleCount: 2,
    chapterCount: 1,
    totalViews: 1200,
    totalLikes: 34,
    commentCount: 5,
    subscribedCount: 6,
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  };
}

export function someArticle(chapterId: number, facts: Partial<OwnArticle> = {}): OwnArticle {
  return {
    contentId: 1,
    chapterId,
    revision: 1,
    name: `Chapter ${chapterId}`,
    state: 'draft',
    publishedAt: null,
    authorComment: '',
    commentEnabled: true,
    cover: null,
    pageCount: 0,
    totalLikes: 0,
    commentCount: 0,
    createdAt: moment,
    updatedAt: moment,
    ...facts,
  };
}

/** A picture of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function somePage(pageId: number, facts: Partial<ArticlePage> = {}): ArticlePage {
  return {
    pageId,
    name: `page-${pageId}.png`,
    width: 1200,
    height: 1800,
    bytes: 1_048_576,
    thumbnail: { url: pixel, width: 1, height: 1 },
    ...facts,
  };
}

export function someUpload(number: number, facts: Partial<ArticleUpload> = {}): ArticleUpload {
  return {
    uploadId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    contentId: 1,
    chapterId: 7,
    name: `page-${number}.png`,
    size: 10,
    replaces: null,
    state: 'receiving',
    received: [],
    parts: 1,
    pagesDone: 0,
    pages: null,
    refusal: null,
    ...facts,
  };
}

export function someDetail(facts: Partial<ArticleDetail> = {}): ArticleDetail {
  const pages = facts.pages ?? [];
  return {
    ...someArticle(7),
    contentName: 'Title 1',
    suspended: false,
    underReview: false,
    pages,
    uploads: [],
    usedImages: pages.length,
    usedBytes: pages.reduce((sum, { bytes }) => sum + bytes, 0),
    usedTotalBytes: pages.reduce((sum, { bytes }) => sum + bytes, 0),
    pagesChanged: false,
    limits,
    pageCount: pages.length,
    ...facts,
  };
}

/** A file that begins as a PNG does. */
export function pngFile(name: string, size = 10): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47].slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
}

/** A picture that a browser can draw, of so many pixels. */
export async function drawnFile(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], 'drawn.png', { type: 'image/png' });
}
