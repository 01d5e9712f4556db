import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { Answer } from '#http/answer/answer.ts';
import type { OpenedSession } from './open-session.ts';

/** The answer of every way in: the session for the client, and its cookie for the browser. */
export function answerSignedIn({ result, cookie }: OpenedSession): Answer<AuthenticationResult> {
  return new Answer(result, { cookies: [cookie] });
}
