import { expect, it } from 'vitest';
import { isSmallScreen, isWideBrowser, isWideScreen } from './widths.ts';

it.each([
  [360, false],
  [767, false],
  [768, true],
])('[A2-085] [B9-021] a window of %i px is wide: %s', (width, wide) => {
  expect(isWideScreen(width)).toBe(wide);
});

it.each([
  [390, 844, true],
  [767, 1024, true],
  [844, 390, true],
  [1280, 500, true],
  [768, 501, false],
  [1280, 800, false],
])('a window of %i by %i px is a phone’s, upright or lying: %s', (width, height, small) => {
  expect(isSmallScreen(width, height)).toBe(small);
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', true],
  ['Automobile/1.0', true],
  ['', true],
])('a browser that says %s is wide: %s', (userAgent, wide) => {
  expect(isWideBrowser(userAgent)).toBe(wide);
});
