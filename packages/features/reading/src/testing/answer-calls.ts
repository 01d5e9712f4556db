import { vi } from 'vitest';

/** What the service says to a call; `offline` is no answer at all, a number a refusal. */
export type Answer =
  | { readonly data: unknown }
  /** A refusal, alone or with the service's words. */
  | number
  | { readonly code: number; readonly message: string }
  | 'offline';

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
    const said = typeof answer === 'number' ? { code: answer } : answer;
    const data = 'data' in said ? said.data : null;
    const result = { code: 200, message: '', debug: null, ...('code' in said ? said : {}) };
    return Response.json({ data, result }, { status: result.code });
  });
  return came;
}
