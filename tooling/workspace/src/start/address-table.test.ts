import { expect, it } from 'vitest';
import { addressTable } from './address-table.ts';

it('prints one line per address, in columns', () => {
  const addresses = [
    { name: 'ko', url: 'http://localhost:4101' },
    { name: 'vi-refund', url: 'http://localhost:4104' },
  ];
  expect(addressTable(addresses).split('\n')).toEqual([
    '  ko         http://localhost:4101',
    '  vi-refund  http://localhost:4104',
  ]);
});
