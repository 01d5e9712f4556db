import type { DocumentPage, HelpDocument } from '@hanji/contract/entities/document.ts';
import type { Policy } from '@hanji/contract/entities/member.ts';
import { vi } from 'vitest';

export type Answered = {
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
};

export function someDocument(id: number, more: Partial<HelpDocument> = {}): HelpDocument {
  return {
    id,
    title: `Document ${id}`,
    body: 'Some **words**.',
    publishedAt: '2026-05-03T10:00:00.000Z',
    categoryPath: ['Service'],
    locale: 'en-US',
    ...more,
  };
}

export function somePage(
  documents: readonly HelpDocument[],
  more: Partial<DocumentPage> = {},
): DocumentPage {
  return {
    documents: documents.map(({ body: _body, ...listed }) => listed),
    categories: ['Service'],
    page: { pageNo: 0, pageSize: 20, total: documents.length, hasNext: false },
    ...more,
  };
}

export function somePolicy(more: Partial<Policy> = {}): Policy {
  return {
    type: 'terms_of_use',
    version: '2.0',
    title: 'Terms of use',
    body: 'These terms hold.\n\n## Your account\n\n- One\n- Two',
    publishedAt: '2026-05-03T10:00:00.000Z',
    versions: [
      { version: '2.0', publishedAt: '2026-05-03T10:00:00.000Z' },
      { version: '1.0', publishedAt: '2025-05-03T10:00:00.000Z' },
    ],
    ...more,
  };
}

/** Of the account of who is signed in. */
export const ownEmail: { value: string | null } = { value: null };

/** What the account waits for until it is told. */
export const profileComes: { value: Promise<void> } = { value: Promise.resolve() };

function profile() {
  const own = {
    userId: 'u1',
    nickname: 'Soomin',
    avatarImageUrl: null,
    email: ownEmail.value,
  };
  return { profile: own };
}

type Asked = { readonly path: string; readonly form: FormData | null };

/** The service, which is another program: what it is asked, and what it answers, or null: nothing. */
export function answerHelp(
  answer: (asked: Asked) => Answered | null | Promise<Answered | null>,
): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api', '')}${search}`;
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
    const form = isForm ? await request.formData() : null;
    const ours = /\/(document|help|app\/consent)\//.test(path);
    if (ours) asked.push(path);
    // What the frame asks for is not there.
    const known: Answered = path.endsWith('/member/profile') ? { data: profile() } : { code: 404 };
    if (!ours) await profileComes.value;
    const answered = ours ? await answer({ path, form }) : known;
    if (answered === null) throw new TypeError('Failed to fetch');
    const { code = 200, message = '', data = null } = answered;
    return Response.json({ data, result: { code, message, debug: null } }, { status: code });
  });
  return asked;
}
