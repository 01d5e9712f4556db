import { expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

it.each([
  ['/coinpurchase?a=b#c', { kind: 'site', href: '/coinpurchase?a=b#c' }],
  ['https://hanji.example/x', { kind: 'elsewhere', href: 'https://hanji.example/x' }],
  ['mailto:help@hanji.example', { kind: 'elsewhere', href: 'mailto:help@hanji.example' }],
  ['javascript:alert(1)', { kind: 'none' }],
  [' jAvA\nScript:alert(1)', { kind: 'none' }],
  ['data:text/html,<script>', { kind: 'none' }],
  ['//evil.example/', { kind: 'none' }],
  ['/\\evil.example/', { kind: 'none' }],
  ['/\t/evil.example/', { kind: 'none' }],
  ['relative', { kind: 'none' }],
  ['', { kind: 'none' }],
])('%j leads to %j', (given, leads) => {
  expect(safeHref(given)).toEqual(leads);
});
