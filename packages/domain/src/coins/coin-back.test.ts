import { expect, it } from 'vitest';
import { coinBackEnd } from './coin-back.ts';

it('lets coins that came back be spent for thirty days', () => {
  expect(coinBackEnd(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-31T12:00:00Z'));
});
