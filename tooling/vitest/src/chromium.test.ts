import { afterEach, expect, it, vi } from 'vitest';
import { chromiumLaunchOptions, findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

it('prefers the browser named by CHROME_PATH', () => {
  vi.stubEnv('CHROME_PATH', '/somewhere/else/chrome');
  expect(findChromium()).toBe('/somewhere/else/chrome');
  expect(chromiumLaunchOptions().executablePath).toBe('/somewhere/else/chrome');
});

it('leaves the choice to Playwright rather than naming a browser that is not there', () => {
  vi.stubEnv('CHROME_PATH', '');
  const { executablePath } = chromiumLaunchOptions();
  expect(executablePath).toBe(findChromium());
  expect(executablePath).not.toBe('');
});
