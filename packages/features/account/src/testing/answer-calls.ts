import { vi } from 'vitest';

type Said = { readonly code?: number; readonly data: unknown };

/** What the service says to a call; a number is a refusal, with words of its own. */
export type Answer = Said | number | (() => Said);

export type CameCall = { readonly call: string; readonly sent: FormData | URLSearchParams };

/**
 * Answers in place of the service, which is another program: by method and path as in
 * `PUT /member/profile/nickname`, 404 for what is not named. Gives the calls that came, in order,
 * each with what was sent in its address or body.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>): CameCall[] {
  const came: CameCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const body = init?.body;
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    came.push({ call, sent: isForm ? body : searchParams });
    const named = answers[call] ?? 404;
    const answer = typeof named === 'function' ? named() : named;
    const { code = 200, data } = typeof answer === 'number' ? { code: answer, data: null } : answer;
    const result = { code, message: `refused with ${code}`, debug: null };
    return Response.json({ data, result }, { status: code });
  });
  return came;
}

/** Only the calls that change something. */
export function changes(came: readonly CameCall[]): string[] {
  return came.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
}
