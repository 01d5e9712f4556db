import type { LibraryEntry } from '@hanji/contract/entities/library.ts';
import { vi } from 'vitest';

export type Answered = { readonly code?: number; readonly data?: unknown };

/** The service, which is another program: what it is asked, and what it answers, or null: nothing. */
export function answerLibrary(
  answer: (asked: string, body: string) => Answered | null | Promise<Answered | null>,
): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api', '')}${search}`;
    // What the frame asks for is not there.
    if (!path.includes('/library')) return Response.json(envelope({ code: 404 }), { status: 404 });
    const body = await request.text();
    asked.push(body === '' ? path : `${path} ${body}`);
    const answered = await answer(path, body);
    if (answered === null) throw new TypeError('Failed to fetch');
    return Response.json(envelope(answered), { status: answered.code ?? 200 });
  });
  return asked;
}

function envelope({ code = 200, data = null }: Answered) {
  return { data, result: { code, message: '', debug: null } };
}

/** A title of a library; each fact can be another. */
export function someEntry(id: number, facts: Partial<LibraryEntry> = {}): LibraryEntry {
  return {
    content: {
      id,
      name: `Title ${id}`,
      type: 'comic',
      status: 'updated',
      genres: ['drama'],
      themeColor: '#336699',
      restrictedAge: 0,
      mature: false,
      badge: null,
      totalViews: 0,
      authors: [],
      thumbnail: null,
      gaugeUsable: false,
    },
    registeredAt: '2026-05-03T10:00:00.000Z',
    lastRead: { chapterId: 2, chapterName: 'Two', at: '2026-05-03T10:00:00.000Z' },
    resume: { chapterId: 3, chapterName: 'Three', share: 0 },
    unread: 4,
    newChapter: false,
    rental: null,
    withdrawn: false,
    ...facts,
  };
}

export function somePage(contents: readonly LibraryEntry[], after: string | null = null) {
  const page = { pageNo: 0, pageSize: 20, hasNext: after !== null, after };
  return { data: { contents: [...contents], page } };
}
