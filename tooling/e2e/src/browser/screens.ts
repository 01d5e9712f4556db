import type { Locale } from '@hanji/contract/vocabulary.ts';
import { wordsIn } from '#catalogue/words.ts';
import { chapterPath, commentsPath, contentPath, state, titleIn } from '#service/state.ts';

export type Screen = {
  readonly name: string;
  readonly path: string;
};

/** Every kind of screen that a reading edition has, for checks that go through all of them. */
export function screensIn(language: Locale): Screen[] {
  const comic = titleIn(language, 'comic');
  const novel = titleIn(language, 'novel');
  return [
    { name: 'Home', path: '/' },
    { name: 'events', path: '/menu/all_comic/event' },
    { name: 'a list', path: `/menu/content_catalog/${state().catalogue.catalogId}` },
    { name: 'a menu', path: '/menu/all_comic/ranking' },
    { name: 'a genre', path: '/all_comic/genre/drama' },
    { name: 'Home for adults', path: '/menu/all_comic/adult' },
    { name: 'search', path: '/search' },
    { name: 'search results', path: `/search/${encodeURIComponent(wordsIn(language).author)}` },
    { name: 'no results', path: '/search/qzxvqzxv' },
    { name: 'a comic', path: contentPath(comic) },
    { name: 'a novel', path: contentPath(novel) },
    { name: 'a comic chapter', path: chapterPath(comic, 1) },
    { name: 'a novel chapter', path: chapterPath(novel, 1) },
    { name: 'comments', path: commentsPath(comic, 3) },
    { name: 'notices', path: '/document/notice' },
    { name: 'answers', path: '/document/faq' },
    { name: 'an inquiry', path: '/inquiry' },
    { name: 'terms', path: '/legal/terms_of_use' },
    { name: 'sign-in', path: '/login' },
    { name: 'the browser guide', path: '/browserguide' },
    { name: 'a service error', path: '/error' },
    { name: 'a maintenance', path: '/system' },
    { name: 'not found', path: '/no/such/page' },
  ];
}

/** What members keep, are told and say, and where they ask, for the same checks; `talked` has a word of theirs. */
export function memberScreensIn(edition: string, talked: string): Screen[] {
  const paths = [
    '/library',
    '/library/recent',
    '/library/rented',
    '/inbox/gift',
    '/inbox/message',
    '/inbox/mission',
    talked,
    '/commenthistory',
    '/setting',
    '/document/notice',
    '/document/faq',
    '/inquiry',
    '/legal/privacy_policy',
    ...(edition === 'global' ? [] : ['/offerwall']),
  ];
  return paths.map((path) => ({ name: path, path }));
}
