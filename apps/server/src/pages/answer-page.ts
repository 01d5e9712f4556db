import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import { acceptMatureHeader } from '@hanji/domain/access/mature.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#db/database-away.ts';
import type { OriginContext } from '#http/request-context.ts';
import { findReader } from '#http/request/reader.ts';
import type { BuiltSite } from './built-site.ts';
import { firstAnswer } from './first-answer.ts';
import { pageAddresses } from './page-addresses.ts';
import { pageHtml } from './page-html.ts';
import { sendPage } from './send-page.ts';

type PageParts = {
  readonly app: FastifyInstance;
  readonly context: OriginContext;
  readonly site: BuiltSite;
};

/**
 * Answers an address of an edition to whoever asks, person or robot: with the status that it has,
 * the head of that page in that language, and what its first screen needs.
 */
export async function answerPage(
  { app, context, site }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signedIn = await isSignedIn(context, request);
  const { pathname, search } = addressOf(request);
  const plan = await site.planPage({
    pathname,
    search,
    cookies: request.headers.cookie ?? '',
    languages: languagesOf(request.headers['accept-language'] ?? ''),
    userAgent: request.headers['user-agent'] ?? '',
    signedIn,
  });
  if (plan.kind === 'redirect') {
    return reply.header('cache-control', 'no-store').redirect(plan.to, 302);
  }
  const { locale, languages, call, components } = plan;
  const acceptMature = acceptMatureHeader(request.cookies[acceptMatureCookie] ?? null);
  const asking = { app, context, request, locale, acceptMature };
  const answer = call && (await firstAnswer(asking, call));
  const finished = await plan.finish(answer);
  const origin = context.origin.publicUrl;
  const drawn = await finished.draw().catch((cause: unknown) => {
    request.log.error({ err: cause }, 'a page went out undrawn');
    return '';
  });
  const html = pageHtml({
    site,
    origin,
    finished,
    drawn,
    addresses: pageAddresses({
      origin,
      pathname,
      search,
      head: finished.head,
      locale,
      languages,
    }),
    sent: {
      locale,
      signedIn,
      acceptMature,
      pictures: finished.preload,
      answer:
        call && answer?.code === 200
          ? { endpoint: call.endpoint, arg: call.arg, data: answer.data }
          : null,
    },
    modules: [...components, locale],
  });
  const personal = signedIn || request.cookies[acceptMatureCookie] !== undefined;
  return sendPage(request, reply, { html, status: finished.status, personal });
}

/**
 * Without its database the service still sends pages. Who brings a session that nobody can look up
 * is most likely signed in: told otherwise, the page would forget a member.
 */
async function isSignedIn(context: OriginContext, request: FastifyRequest): Promise<boolean> {
  try {
    const { kind } = await findReader(context.db, request, context.now());
    return kind !== 'visitor';
  } catch (cause) {
    if (isDatabaseAway(cause)) request.log.info('a page went out to an unknown reader');
    else request.log.warn({ err: cause }, 'a page went out to an unknown reader');
    return true;
  }
}

function addressOf({ url }: FastifyRequest): { pathname: string; search: string } {
  const at = url.indexOf('?');
  return at < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** Language tags of an `accept-language` header, the dearest first. */
export function languagesOf(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', quality = ''] = entry.trim().split(/\s*;\s*q=/);
      return { tag, quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
