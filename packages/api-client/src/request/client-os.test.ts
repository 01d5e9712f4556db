import { expect, it } from 'vitest';
import { clientOs } from './client-os.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['curl/8', 'other'],
])('[A7-003] %s is %s', (userAgent, os) => {
  expect(clientOs(userAgent)).toBe(os);
});
