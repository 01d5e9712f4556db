import { locales } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeGuard, type Address, type RouteFacts } from './route-guard.ts';
import type { Verdict } from './verdict.ts';

const visitor: RouteFacts = {
  signedIn: false,
  forMembers: false,
  emailCertified: false,
  oldBrowser: false,
  shutdown: false,
  challenge: true,
  languageCookie: 'ja-JP',
};
const member = { ...visitor, signedIn: true };
function at(pathname: string, search = '', query: Address['query'] = {}): Address {
  return {
    pathname,
    search,
    query,
  };
}
function to(path: string): Verdict {
  return { kind: 'redirect', to: path };
}
const allow = { kind: 'allow' };

it('lets pass what no rule stops', () => {
  for (const path of ['/', '/comic/1', '/search/x', '/browserguide', '/event', '/event/x']) {
    expect(routeGuard(at(path), visitor)).toEqual(allow);
  }
});

describe('the shutdown build', () => {
  const shut = { ...visitor, shutdown: true, oldBrowser: true, languageCookie: null };

  it('leads everything else to the refund, whatever the browser and the language', () => {
    for (const path of ['/', '/library', '/browserguide', '/challenge', '/signup']) {
      expect(routeGuard(at(path), shut)).toEqual(to('/refund/home'));
    }
    expect(routeGuard(at('/refund/home'), shut)).toEqual(allow);
    expect(routeGuard(at('/login'), shut)).toEqual(allow);
  });

  it('then asks visitors to sign in, and Login for its parameters', () => {
    const closed = { ...shut, forMembers: true };
    expect(routeGuard(at('/refund/request'), closed)).toEqual(
      to('/login?redirect=%2Frefund%2Frequest'),
    );
    expect(routeGuard(at('/refund/request'), { ...closed, signedIn: true })).toEqual(allow);
    expect(routeGuard(at('/login/agree'), shut)).toEqual(to('/login'));
  });
});

describe('an old browser', () => {
  const old = { ...visitor, oldBrowser: true };

  it('is shown the guide, before anything else', () => {
    for (const path of ['/', '/library', '/challenge', '/signup', '/comment/user/x']) {
      expect(routeGuard(at(path), { ...old, languageCookie: null })).toEqual(to('/browserguide'));
    }
    expect(routeGuard(at('/browserguide'), old)).toEqual(allow);
    expect(routeGuard(at('/BrowserGuide/'), old)).toEqual(allow);
  });
});

describe('challenge and contests', () => {
  const paths = ['/challenge', '/challenge/comic/1', '/event/contest', '/event/contest/113/result'];

  it.each(paths)('%s is for those whose language cookie says no other language', (path) => {
    for (const languageCookie of [...locales, null]) {
      const verdict = routeGuard(at(path), { ...visitor, languageCookie });
      expect(verdict).toEqual([null, 'ja-JP'].includes(languageCookie) ? allow : to('/'));
    }
  });

  it.each(paths)('%s is nowhere but in an edition that has them', (path) => {
    expect(routeGuard(at(path), { ...visitor, challenge: false })).toEqual(to('/'));
  });

  it('asks for the language before it asks to sign in', () => {
    const path = '/challenge/bookshelf';
    const closed = { ...visitor, forMembers: true };
    expect(routeGuard(at(path), { ...closed, languageCookie: 'ko-KR' })).toEqual(to('/'));
    expect(routeGuard(at(path), closed)).toEqual(to('/login?redirect=%2Fchallenge%2Fbookshelf'));
    expect(routeGuard(at(path), member)).toEqual(to('/challenge/bookshelf/subscribe'));
    expect(routeGuard(at('/challenge/bookshelf/history'), member)).toEqual(allow);
  });

  it('takes no address for one that only begins like it', () => {
    const korean = { ...visitor, languageCookie: 'ko-KR' } as const;
    expect(routeGuard(at('/challenges'), korean)).toEqual(allow);
    expect(routeGuard(at('/event/contests'), korean)).toEqual(allow);
  });
});

it('sends visitors from pages for members to Login with the wanted path and its query', () => {
  const wanted = at('/library/recent', '?order=name', { order: 'name' });
  expect(routeGuard(wanted, { ...visitor, forMembers: true })).toEqual(
    to('/login?redirect=%2Flibrary%2Frecent%3Forder%3Dname'),
  );
  expect(routeGuard(wanted, { ...member, forMembers: true })).toEqual(allow);
  expect(routeGuard(wanted, visitor)).toEqual(allow);
});

it('asks what single routes need', () => {
  expect(routeGuard(at('/login'), member)).toEqual(to('/'));
  expect(routeGuard(at('/login/auth', '?nextPage=true', { nextPage: 'true' }), visitor)).toEqual(
    allow,
  );
  expect(routeGuard(at('/signup'), visitor)).toEqual(to('/signup/certificateEmail'));
  expect(routeGuard(at('/comment/user/x'), visitor)).toEqual({ kind: 'cancel' });
  expect(routeGuard(at('/webtoon/1/chapter/2/product'), visitor)).toEqual({ kind: 'notFound' });
});

it('sends nobody round in circles', () => {
  const words =
    'login email auth signup joinForm library challenge bookshelf refund home comment user x 1 password result browserguide %';
  const pieces = fc.constantFrom(...words.split(' '));
  const facts = fc.record<RouteFacts>({
    signedIn: fc.boolean(),
    forMembers: fc.constant(false),
    emailCertified: fc.boolean(),
    oldBrowser: fc.boolean(),
    shutdown: fc.boolean(),
    challenge: fc.boolean(),
    languageCookie: fc.constantFrom('ja-JP', 'ko-KR', null),
  });
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 4 }), facts, (path, given) => {
      const guard = (pathname: string) =>
        routeGuard(at(pathname), {
          ...given,
          forMembers: /^\/(?:library|challenge\/bookshelf|refund\/request|user)/i.test(pathname),
        });
      let verdict = guard(`/${path.join('/')}`);
      for (let steps = 0; verdict.kind === 'redirect'; steps += 1) {
        expect(steps).toBeLessThan(4);
        verdict = guard(verdict.to.split('?')[0] ?? '');
      }
    }),
  );
});
