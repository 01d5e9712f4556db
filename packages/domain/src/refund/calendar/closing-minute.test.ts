import { expect, it } from 'vitest';
import { closingOf } from './closing-minute.ts';

it('counts the minute that something ends with as a whole', () => {
  expect(closingOf(new Date('2025-10-31T23:59:00+09:00'))).toEqual(
    new Date('2025-11-01T00:00:00+09:00'),
  );
});
