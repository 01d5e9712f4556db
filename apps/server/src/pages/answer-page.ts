import { returningCookie } from '@hanji/contract/headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changeCookies } from '#http/answer/cookies.ts';
import { locationOf } from '#http/answer/send-redirect.ts';
import type { KeptPages } from './kept-pages.ts';
import { makePage, type PageParts } from './make-page.ts';
import { isReturning, pageVisit } from './page-visit.ts';
import { readerOfPage } from './reader-of-page.ts';
import { sendPage } from './send-page.ts';
import { sentSearch } from './sent-search.ts';

const secondsPerYear = 31_536_000;

/**
 * Answers an address of an edition to whoever asks, person or robot: with the status that it has,
 * the head of that page in that language, and what its first screen needs. Only pages of who brings
 * no session are kept, by all that they are made of: not by what else an address or a browser says,
 * or each new word of it would be a drawing of its own.
 */
export async function answerPage(
  { kept, ...parts }: PageParts & { readonly kept: KeptPages },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reader = await readerOfPage(parts.context, request);
  const visit = pageVisit(request, reader);
  const searched = sentSearch(visit);
  if (searched !== null) {
    return reply.header('cache-control', 'no-store').redirect(searched, 303);
  }
  const { supportEmail } = parts.context.settings;
  const plan = await parts.site.planPage(visit, { supportEmail });
  if (plan.kind === 'redirect') {
    return reply.header('cache-control', 'no-store').redirect(locationOf(plan.to), 302);
  }
  if (request.cookies[returningCookie] === undefined) remember(reply, parts.context);
  const returning = isReturning(request, reader);
  const make = () => makePage(parts, { request, visit, plan, reader, returning });
  // Of the languages that a browser names, the plan has taken one.
  const { pathname, cookies } = visit;
  const { search, userAgent } = plan.reads;
  const key = JSON.stringify([pathname, search, plan.locale, cookies, userAgent, returning]);
  return sendPage(request, reply, await (reader === 'visitor' ? kept.get(key, make) : make()));
}

/** The browser's next page looks for what it has kept by then. */
function remember(reply: FastifyReply, { origin }: PageParts['context']): void {
  const cookie = { name: returningCookie, value: 'Y', maxAge: secondsPerYear };
  changeCookies(reply, [cookie], { cookies: [returningCookie] }, origin);
}
