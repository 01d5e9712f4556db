import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { previousMember } from './members.ts';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

function isSame(one: string, another: string): boolean {
  const [first, second] = [one, another].map((value) => hash('sha256', value, 'buffer'));
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

function parsed(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Answers what the service asks a previous one for, to whoever has the secret alone. */
export async function answerPrevious(
  path: string,
  secret: string,
  { request, response }: Exchange,
): Promise<void> {
  const refuse = (status: number): void => void response.writeHead(status).end();
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) return refuse(401);
  if (request.method !== 'POST') return refuse(405);
  // Of one that hangs up in the middle nothing is left to answer.
  const asked = parsed(await text(request).catch(() => ''));
  if (asked === null) return refuse(400);
  const found = previousMember(path, asked);
  if (found === null) return refuse(404);
  if (found === 'away') return refuse(503);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
}
