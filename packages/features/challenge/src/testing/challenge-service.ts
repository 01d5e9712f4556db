import { vi } from 'vitest';

/** What the service says to a call; `offline` is no answer at all, a number a refusal. */
export type Answer =
  | { readonly data: unknown }
  | number
  | { readonly code: number; readonly message: string }
  | 'offline'
  | Promise<{ readonly data: unknown }>;

/**
 * Answers in place of the service, which is another program: by method and path as in
 * `GET /challenge/home`, 404 for what is not named. Gives the calls of the area that came, with
 * their query and form.
 */
export function answerChallenge(answers: Readonly<Record<string, Answer>>): string[] {
  const came: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, '')}`;
    const body = await request.text();
    if (pathname.includes('/challenge')) came.push(`${call}${search}${body && ` ${body}`}`);
    const answer = await (answers[call] ?? 404);
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const given = typeof answer === 'number' ? { code: answer } : answer;
    const data = 'data' in given ? given.data : null;
    const result = { code: 200, message: '', debug: null, ...('code' in given ? given : {}) };
    return Response.json({ data, result }, { status: result.code });
  });
  return came;
}

export function later<Data>() {
  const { promise, resolve } = Promise.withResolvers<{ readonly data: Data }>();
  return { promise, settle: (data: Data) => resolve({ data }) };
}
