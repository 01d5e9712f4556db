import { vi } from 'vitest';
import { someMature, someMember } from './members.ts';

/** A call that came, by method and path, with what was sent in its address or its body. */
export type CameCall = {
  readonly call: string;
  readonly fields: Readonly<Record<string, FormDataEntryValue>>;
};

type OneAnswer = { readonly code?: number; readonly data?: unknown };

/** What the service says to a call; a number is a refusal, with words of its own. */
export type Answer =
  | OneAnswer
  | number
  | ((came: CameCall) => OneAnswer | number | Promise<OneAnswer | number>);

type Answers = Readonly<Record<string, Answer>>;

/** What every page of somebody who is signed in asks. */
const ofMember: Answers = {
  'GET /member/profile': { data: someMember() },
  'GET /member/profile/mature': { data: someMature('unverified', true) },
  'POST /app/foregrounded': { data: null },
};

/**
 * Answers in place of the service, which is another program: by method and path as in
 * `PUT /member/profile/nickname`, 404 for what is not named. Gives the calls that came, in order.
 */
export function answerCalls(answers: Answers): CameCall[] {
  const known = { ...ofMember, ...answers };
  const calls: CameCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    const body = init?.body;
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const came = {
      call: `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`,
      fields: Object.fromEntries(isForm ? body : searchParams),
    };
    calls.push(came);
    const { code, data, message } = await answered(known[came.call] ?? { code: 404 }, came);
    const result = { code, message, debug: null };
    return Response.json({ data, result }, { status: code === 304 ? 200 : code });
  });
  return calls;
}

async function answered(answer: Answer, came: CameCall) {
  const given = typeof answer === 'function' ? await answer(came) : answer;
  if (typeof given === 'number') {
    return { code: given, data: null, message: `refused with ${given}` };
  }
  const { code = 200, data = null } = given;
  return { code, data, message: '' };
}

export function callsTo(call: string, came: readonly CameCall[]): CameCall[] {
  return came.filter((one) => one.call === call);
}

/** Only the calls that change something. */
export function changes(came: readonly CameCall[]): string[] {
  return came.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
}
