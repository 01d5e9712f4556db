import fc from 'fast-check';
import { expect, it } from 'vitest';
import { redirectMaxLength, redirectTarget } from './redirect-target.ts';

it.each([
  '/',
  '/library/recent?order=name&x=1',
  '/refund/request',
  '/comic/7/chapter/3/product#end',
  '/search/%ED%95%9C%EC%A7%80',
  '/search/한지',
  '/search/fate%2Fzero',
  '/search/100%25',
  '/search/100%',
  '/search/%zz',
  '/search/user@hanji.example',
  '/search/%40name',
  '/search?query=https://elsewhere.example//a\\b',
  '/search#//elsewhere.example',
  '/login?redirect=%2F%2Felsewhere.example',
  '/search/%2Fzero',
  '/search/a//b',
  '/search/.a',
  '/search/..a',
  '/search/a..',
  '/search/...',
  '/a b',
])('goes to %j', (wanted) => {
  expect(redirectTarget(wanted)).toBe(wanted);
});

it.each([
  // Nothing is stored.
  null,
  undefined,
  '',
  'Y',
  // No path.
  'library',
  './library',
  '../library',
  '?a=/b',
  '#/b',
  ' /library',
  '@elsewhere.example',
  '.elsewhere.example',
  'https://elsewhere.example/',
  'https://hanji.example/library',
  'https:/library',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'blob:https://hanji.example/x',
  'mailto:a@b.example',
  // Another host, plainly or in disguise.
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '\\\\elsewhere.example',
  '/a\\b',
  '/a/../b',
  '/a/./b',
  '/a/..',
  '/a/.',
  '/a/..?b',
  '/a/..#b',
  '/a/%2e%2E/b',
  '/a%2f..%2fb',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  '/%2f/elsewhere.example',
  '/%2F/elsewhere.example',
  '/%2felsewhere.example',
  '/%5celsewhere.example',
  '/%5Celsewhere.example',
  '/%252felsewhere.example',
  '/%255celsewhere.example',
  '/%25252felsewhere.example',
  '/%%32felsewhere.example',
  '/%2%66elsewhere.example',
  '/@elsewhere.example',
  '/%40elsewhere.example',
  '/%2540elsewhere.example',
  '/\\?x',
  '/\\#x',
  // Characters that browsers and headers read as something else.
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r/elsewhere.example',
  '/a\u0000',
  '/a\u007F',
  '/a\u0085',
  '/%09/elsewhere.example',
  '/%250d%250aset-cookie:x',
  '/a?b=%0d%0aset-cookie:x',
  // Half of a character, which no address can carry.
  '/a\uD800',
  '/a?b=\uDC00',
  '/a?b\n',
  '/a#b\t',
])('goes to / instead of %j', (wanted) => {
  expect(redirectTarget(wanted)).toBe('/');
});

it('follows 2048 characters and not one more', () => {
  const longest = `/${'a'.repeat(redirectMaxLength - 1)}`;
  expect(longest).toHaveLength(2048);
  expect(redirectTarget(longest)).toBe(longest);
  expect(redirectTarget(`${longest}a`)).toBe('/');
});

const pieces =
  '/ \\ @ : . .. %2f %5C %25 %2e %09 2f % ? # a https: javascript: x.example \u3002 ／'.split(' ');
const blanks = ['\t', '\n', ' '];

const wild = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces, ...blanks), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

it('whatever is wanted, the origin stays, decoded or not', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        wild,
        wild.map((text) => `/${text}`),
      ),
      fc.constantFrom('https://hanji.example', 'http://127.0.0.1:4101'),
      (wanted, origin) => {
        const target = redirectTarget(wanted);
        expect(redirectTarget(target)).toBe(target);
        expect(new URL(target, `${origin}/login?x=1`).origin).toBe(origin);
        expect(new URL(origin + target).origin).toBe(origin);
        expect(new URL(new URL(target, origin).pathname, origin).origin).toBe(origin);
        const [path = ''] = target.split(/[?#]/);
        expect(new URL(onceDecoded(path), origin).origin).toBe(origin);
        expect(new URL(onceDecoded(onceDecoded(path)), origin).origin).toBe(origin);
      },
    ),
    { numRuns: 2000 },
  );
});

it('an address of a search comes back through the query of a sign-in screen', () => {
  const keyword = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(keyword, (words) => {
      fc.pre(!/[\\%]|^\.\.?$/.test(words));
      const path = `/search/${encodeURIComponent(words)}`;
      const query = new URLSearchParams(`redirect=${encodeURIComponent(path)}`);
      expect(redirectTarget(query.get('redirect'))).toBe(path);
    }),
  );
});

function onceDecoded(path: string): string {
  return path.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code));
}
