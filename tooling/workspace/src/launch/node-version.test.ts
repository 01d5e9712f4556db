import { expect, it } from 'vitest';
import { isAtLeast, refuseOldNode } from './node-version.mjs';

it.each([
  ['20.12.0', '20.12', true],
  ['20.11.9', '20.12', false],
  ['20.12', '20.12', true],
  ['18.20.4', '20.12', false],
  ['24.0.0', '20.12', true],
  ['20.100.0', '20.12', true],
])('%s is at least %s: %s', (version, least, answer) => {
  expect(isAtLeast(version, least)).toBe(answer);
});

it('says in one line which Node is needed', () => {
  expect(() => refuseOldNode('18.20.4')).toThrow(
    /^Hanji needs Node 20\.\d+ or later, this is 18\.20\.4: install a newer one from nodejs\.org\.$/,
  );
  expect(() => refuseOldNode('24.1.0')).not.toThrow();
});
