import { api } from '@hanji/api-client/api.ts';
import type { PageVisit } from '@hanji/contract/pages.ts';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { createElement, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { defineEdition } from '#edition.ts';
import { lazyPage } from '#lazy/lazy-page.tsx';
import { useAdultStatus } from '#mature/use-adult-status.ts';
import { plainFrame } from '#frame/plain-frame.tsx';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { useSentPictures } from '#sent/sent-pictures.ts';
import type { FirstDrawing } from '#pages/first-drawing.ts';
import { pageDrawer } from './page-drawer.tsx';
import { useDrawnByService } from './use-drawn-by-service.ts';

const { useGetWordQuery, useGetWordsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getWord: build.query<string, { of: number }>({
      query: () => ({ call: null as never, args: {} }),
    }),
    getWords: build.infiniteQuery<string, { of: number }, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: () => 1 },
      query: () => ({ call: null as never, args: {} }),
    }),
  }),
});

/** What one page can be drawn of. */
function WordPage(): ReactElement {
  const { currentData } = useGetWordQuery({ of: 7 });
  const [picture] = useSentPictures();
  const { acceptedMature } = useAdultStatus();
  const facts = [currentData ?? 'no word', acceptedMature, useDrawnByService()].join(' ');
  return createElement('p', null, facts, createElement('img', { src: picture?.url, alt: '' }));
}

/** A list that goes on. */
function ListPage(): ReactElement {
  const { currentData, hasNextPage } = useGetWordsInfiniteQuery({ of: 7 });
  return createElement('p', null, [currentData?.pages.join('+'), hasNextPage].join(' '));
}

const edition = defineEdition({
  id: 'global',
  locales: ['en-US'],
  timeZone: 'UTC',
  currency: 'USD',
  verifiesAdults: false,
  signIn: ['email'],
  supports: { reading: true },
});
const routes = guardedRoutes(
  edition,
  [
    { path: '/words/:id', lazy: lazyPage(async () => ({ WordPage }), 'WordPage') },
    { path: '/lists/:id', lazy: lazyPage(async () => ({ ListPage }), 'ListPage') },
  ],
  plainFrame(),
);
const phrases = { 'en-US': async () => ({ phrases: { errors, frame } }) };
const draw = pageDrawer({ edition, routes, phrases });

function visit(more: Partial<PageVisit>): FirstDrawing {
  const where = { pathname: '/words/7', search: '', cookies: '', languages: [], userAgent: '' };
  return {
    visit: { ...where, signedIn: false, ...more },
    settings: { supportEmail: 'help@operator.example' },
    locale: 'en-US',
    answer: { endpoint: 'getWord', arg: { of: 7 }, data: 'paper' },
    pictures: [{ url: '/first.webp' }],
  };
}

it('draws a page of its answer and its pictures, in its frame and words, without a browser', async () => {
  expect(typeof document).toBe('undefined');
  const html = await draw(visit({}));
  expect(html).toContain('<p>paper false true<img src="/first.webp" alt=""/></p>');
  expect(html).toContain(frame.skipToContent);
  expect(html).toContain('<main id="main"');
  expect(html).not.toContain('rel="preload"');
});

it('draws the foot of a business with the address at which its service is asked', async () => {
  const business = { company: '', representative: '', businessNumber: '', mailOrderNumber: '' };
  const korean = defineEdition({
    ...edition,
    supports: { reading: true, footer: { businessInformation: true } },
    business: { ...business, address: '', contact: 'nobody@hanji.example' },
    verifiesAdults: true,
  });
  const html = await pageDrawer({ edition: korean, routes, phrases })(visit({}));
  expect(html).toContain('<a href="mailto:help@operator.example">help@operator.example</a>');
  expect(html).not.toContain('nobody@hanji.example');
});

it('draws a list that goes on by its first page', async () => {
  const answer = { endpoint: 'getWords', arg: { of: 7 }, data: 'paper' };
  const html = await draw({ ...visit({ pathname: '/lists/7' }), answer });
  expect(html).toContain('<p>paper true</p>');
});

it('draws for who opens it: their cookies, and no answer where there is none', async () => {
  const html = await draw({
    ...visit({ cookies: 'a=b; hanji_accept_mature=Y' }),
    answer: null,
    pictures: [],
  });
  expect(html).toContain('<p>no word true true');
});

it('draws what an address without a page says, and nothing in a language that is not there', async () => {
  expect(await draw(visit({ pathname: '/no/page' }))).toContain(errors.notFoundTitle);
  expect(await draw({ ...visit({}), locale: 'ko-KR' })).toBe('');
});

it('keeps nothing of what it has drawn', async () => {
  vi.useFakeTimers();
  try {
    await draw(visit({}));
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
