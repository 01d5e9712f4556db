import { expect, it } from 'vitest';
import { shareService, type ShareServiceName } from './share-services.ts';

const shared = { url: 'https://hanji.example/comic/6?a=1&b=2', title: '할머니 & Lane' };

it.each<[ShareServiceName, string, Record<string, string>]>([
  ['facebook', 'Facebook', { u: shared.url }],
  ['line', 'LINE', { url: shared.url }],
  ['naver', 'NAVER', { url: shared.url, title: shared.title }],
  ['whatsapp', 'WhatsApp', { text: shared.url }],
  ['x', 'X', { url: shared.url, text: shared.title }],
])('hands %s the address, and the title where it takes one', (service, name, query) => {
  const found = shareService(service, shared);
  expect(found.name).toBe(name);
  expect(Object.fromEntries(new URL(found.href).searchParams)).toEqual(query);
  expect(new URL(found.href).protocol).toBe('https:');
});
