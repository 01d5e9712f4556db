import { expect, it } from 'vitest';
import { isTallPage } from './widths.ts';

it.each([
  [1.5, false],
  [2.4, false],
  [2.401, true],
])('a page %f times as tall as wide: %s', (ratio, tall) => expect(isTallPage(ratio)).toBe(tall));
