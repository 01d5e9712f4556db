import { vi } from 'vitest';

/** What the service says to a call; `offline` is no answer at all, a number a refusal. */
type OneAnswer =
  | { readonly data: unknown }
  /** A file. */
  | { readonly bytes: ArrayBuffer }
  /** A refusal, alone or with the service's words. */
  | number
  | { readonly code: number; readonly message: string }
  | 'offline';

/** The same to each, or what is said this time, at once or later. */
export type Answer = OneAnswer | (() => OneAnswer | Promise<OneAnswer>);

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
    const known = answers[call] ?? 404;
    const answer = typeof known === 'function' ? await known() : known;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (typeof answer === 'object' && 'bytes' in answer) return new Response(answer.bytes);
    const given = typeof answer === 'number' ? { code: answer } : answer;
    const data = 'data' in given ? given.data : null;
    const result = { code: 200, message: '', debug: null, ...('code' in given ? given : {}) };
    return Response.json({ data, result }, { status: result.code });
  });
  return came;
}
