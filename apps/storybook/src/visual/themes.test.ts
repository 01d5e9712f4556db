import { expect, it } from 'vitest';
import { themesOf } from './themes.ts';

it.each([
  ['kit-actions-button--default', 'Default', ['light', 'dark']],
  ['kit-actions-button--disabled', 'Disabled', ['light', 'dark']],
  ['kit-actions-button--longest-text', 'Longest Text', ['light']],
  ['kit-actions-button--korean', 'Korean', ['light']],
  ['kit-actions-button--right-to-left', 'Right To Left', ['light']],
  ['kit-lists-carousel--korean-wide', 'Korean Wide', ['light', 'dark']],
  // The Japanese edition has colours of its own.
  ['screens-home--japanese', 'Japanese', ['light', 'dark']],
])('looks at %s in its themes', (id, name, themes) => {
  expect(themesOf({ id, name })).toEqual(themes);
});
