import { acceptMatureCookie, returningCookie } from '@hanji/contract/headers.ts';
import type { PageVisit } from '@hanji/contract/pages.ts';
import { languageCookieName } from '@hanji/i18n/language-cookie.ts';
import type { FastifyRequest } from 'fastify';
import type { PageReader } from './reader-of-page.ts';

/** Those that decide what a visitor's page shows; the others are not handed to it. */
const pageCookies: ReadonlySet<string> = new Set([acceptMatureCookie, languageCookieName]);

function pageCookiesOf(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pageCookies.has(pair.split('=', 1)[0]?.trim() ?? ''))
    .join('; ');
}

/**
 * Who opens a page, as far as it may matter for it. Of a visitor's cookies that is those which pages
 * read, so that no other can make a difference between two pages that are kept as one.
 */
export function pageVisit(request: FastifyRequest, reader: PageReader): PageVisit {
  const { url, headers } = request;
  const at = url.indexOf('?');
  const { cookie = '' } = headers;
  return {
    pathname: at < 0 ? url : url.slice(0, at),
    search: at < 0 ? '' : url.slice(at),
    cookies: hasSession(reader) ? cookie : pageCookiesOf(cookie),
    languages: languagesOf(headers['accept-language'] ?? ''),
    userAgent: headers['user-agent'] ?? '',
    // Guests sign in as visitors do, and no page for members is theirs.
    signedIn: hasSession(reader) && reader !== 'guest',
  };
}

/** Whether what a page shows may be one reader's own. */
export function hasSession(reader: PageReader): boolean {
  return reader !== 'visitor' && reader !== 'signedOut';
}

/** Whether the browser that asks may have kept something of the site. */
export function isReturning(request: FastifyRequest, reader: PageReader): boolean {
  return hasSession(reader) || request.cookies[returningCookie] !== undefined;
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
