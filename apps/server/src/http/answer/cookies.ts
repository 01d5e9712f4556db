import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { FastifyReply } from 'fastify';
import type { Origin } from '#settings/origin.ts';

/** A cookie to set, or to clear where the value is null. */
export type CookieChange = {
  readonly name: string;
  readonly value: string | null;
  /** In seconds; without it the cookie ends with the browser's session. */
  readonly maxAge?: number;
  /** Scripts of the page may read it. They may not unless this says so. */
  readonly readable?: boolean;
};

/**
 * Sets and clears the cookies of an answer, for this site alone, and over HTTPS alone where the
 * site has it.
 * @throws Error, which becomes 500, for a cookie that the call does not name
 */
export function changeCookies(
  reply: FastifyReply,
  changes: readonly CookieChange[],
  { cookies: named = [] }: Pick<CallDescription, 'cookies'>,
  { publicUrl }: Pick<Origin, 'publicUrl'>,
): void {
  const secure = publicUrl.startsWith('https:');
  const stranger = changes.find(({ name }) => !named.includes(name));
  if (stranger !== undefined) throw new Error(`the call does not name the cookie ${stranger.name}`);
  for (const { name, value, maxAge, readable = false } of changes) {
    const attributes = { path: '/', sameSite: 'lax', httpOnly: !readable, secure } as const;
    const lifetime = value === null ? 0 : maxAge;
    reply.setCookie(name, value ?? '', {
      ...attributes,
      ...(lifetime === undefined ? {} : { maxAge: lifetime }),
    });
  }
}
