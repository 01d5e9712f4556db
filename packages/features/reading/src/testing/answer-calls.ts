import { vi } from 'vitest';

/** What the service says to a call; `offline` is no answer at all, a number a refusal. */
export type Answer = { readonly data: unknown } | number | 'offline';

/**
 * Answers in place of the service, which is another program: by method and path as in
 * `GET /comic/1`, 404 for what is not named. Gives the calls that came, in order.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>): string[] {
  const came: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    came.push(call);
    const answer = answers[call] ?? 404;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const code = typeof answer === 'number' ? answer : 200;
    const data = typeof answer === 'number' ? null : answer.data;
    return Response.json({ data, result: { code, message: '', debug: null } }, { status: code });
  });
  return came;
}
