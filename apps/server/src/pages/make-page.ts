import { hash } from 'node:crypto';
import { editionOfLocale } from '@hanji/contract/editions.ts';
import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import type { FinishedPage, PagePlan, PageVisit } from '@hanji/contract/pages.ts';
import { acceptMatureHeader } from '@hanji/domain/access/mature.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import type { OriginContext } from '#http/request-context.ts';
import type { BuiltSite } from './built-site.ts';
import { firstAnswer } from './first-answer.ts';
import type { MadePage } from './kept-pages.ts';
import { pageAddresses } from './html/page-addresses.ts';
import { pageHtml } from './html/page-html.ts';
import { hasSession } from './page-visit.ts';
import type { PageReader } from './reader-of-page.ts';

export type PageParts = {
  readonly app: FastifyInstance;
  readonly context: OriginContext;
  readonly site: BuiltSite;
  /** Whether a page may be drawn for this one: it takes more than all else. */
  readonly mayDraw: (request: FastifyRequest) => boolean;
};

type Making = {
  readonly request: FastifyRequest;
  readonly visit: PageVisit;
  readonly plan: Extract<PagePlan, { readonly kind: 'page' }>;
  /** For one who was not found in time, no call is made: what has no answer goes out without. */
  readonly reader: PageReader;
  /** Whether the browser may have kept something of the site. */
  readonly returning: boolean;
};

/** Draws a page with what its first screen needs: its call's answer, head, addresses, files. */
export async function makePage(
  { app, context, site, mayDraw }: PageParts,
  { request, visit, plan, reader, returning }: Making,
): Promise<MadePage> {
  const { locale, languages, call, components } = plan;
  const { pathname, cookies, signedIn } = visit;
  const accepted = request.cookies[acceptMatureCookie] ?? null;
  const acceptMature = acceptMatureHeader(accepted);
  const asking = { app, context, request, cookies, locale, acceptMature };
  const answer = call !== null && reader !== 'unknown' ? await firstAnswer(asking, call) : null;
  const finished = await plan.finish(answer);
  const origin = context.origin.publicUrl;
  const isDrawable = mayDraw(request);
  const drawn = isDrawable ? await drawnOrNot(request, finished) : null;
  const { head, preload, status } = finished;
  const { shown, rest } = pageHtml({
    site,
    origin,
    finished,
    returning,
    drawn: drawn ?? '',
    addresses: pageAddresses({
      origin,
      pathname,
      search: plan.reads.search,
      head,
      locale,
      languages,
      originOf: (language) => context.settings.publicUrls[editionOfLocale[language]],
    }),
    sent: {
      supportEmail: context.settings.supportEmail,
      locale,
      signedIn,
      acceptMature,
      pictures: preload,
      answer:
        call && answer?.code === 200
          ? { endpoint: call.endpoint, arg: call.arg, data: answer.data }
          : null,
    },
    modules: [...components, locale],
  });
  const first = Buffer.from(shown);
  const body = Buffer.concat([first, Buffer.from(rest)]);
  const etag = `W/"${hash('sha1', body, 'base64url')}"`;
  return {
    answer: new PreparedAnswer(
      { body, code: status, etag, firstBytes: drawn === null ? 0 : first.byteLength },
      'page',
    ),
    personal: hasSession(reader) || accepted !== null,
    whole: drawn !== null && (call === null || isLasting(answer?.code)),
    refused: !isDrawable || answer?.code === 429,
  };
}

/** Null for a page that cannot be drawn; its client does it all the same. */
async function drawnOrNot(request: FastifyRequest, page: FinishedPage): Promise<string | null> {
  try {
    return await page.draw();
  } catch (cause) {
    request.log.error({ err: cause }, 'a page went out undrawn');
    return null;
  }
}

/** Whether the next who asks would be answered the same: not what was refused to one, or failed. */
function isLasting(code: number | undefined): boolean {
  return code !== undefined && code !== 429 && code < 500;
}
