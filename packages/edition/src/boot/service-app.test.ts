import { expect, it } from 'vitest';
import { detectServiceApp } from './service-app.ts';

it.each([
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605 HanjiApp/3.2.1 (hanji-jp; ios)',
    { key: 'hanji-jp', os: 'ios', version: '3.2.1' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) HanjiApp/10 (hanji; android)',
    { key: 'hanji', os: 'android', version: '10' },
  ],
])('[B3-036] finds the key of the app in %s', (userAgent, app) => {
  expect(detectServiceApp(userAgent)).toEqual(app);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/156',
  'NotHanjiApp/1 (hanji; ios)',
  'HanjiApp/1 (hanji; windows)',
  'HanjiApp/ (hanji; ios)',
  'HanjiApp/1 (HANJI<script>; ios)',
])('[B3-036] finds no app in %s', (userAgent) => {
  expect(detectServiceApp(userAgent)).toBeNull();
});
