import type { Comment, CommentPage } from '@hanji/contract/entities/community.ts';
import { vi } from 'vitest';

export type Answered = {
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
};

export function someComment(id: number, more: Partial<Comment> = {}): Comment {
  return {
    id,
    author: { userId: '7', nickname: 'Night Owl', profileImageUrl: null },
    comment: `Comment ${id}`,
    totalLikes: 3,
    reaction: { liked: false, reported: false },
    postedAt: '2026-05-03T10:00:00.000Z',
    status: 'posted',
    place: null,
    ...more,
  };
}

export function somePage(comments: Comment[], more: Partial<CommentPage> = {}): CommentPage {
  return {
    contentName: 'Lighthouse Days',
    chapterName: 'The lamp goes out',
    comments,
    total: comments.length,
    readerId: null,
    lastRespondedSeqNo: null,
    ...more,
  };
}

/** The service, which is another program: what it is asked, and what it answers, or null: nothing. */
export function answerComments(
  answer: (asked: string, body: string) => Answered | null | Promise<Answered | null>,
): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api', '')}${search}`;
    const body = await request.text();
    asked.push(path);
    // What the frame asks for is not there.
    const answered = path.includes('comment') ? await answer(path, body) : { code: 404 };
    if (answered === null) throw new TypeError('Failed to fetch');
    const { code = 200, message = '', data = null } = answered;
    return Response.json({ data, result: { code, message, debug: null } }, { status: code });
  });
  return asked;
}
