import { expect, it } from 'vitest';
import { cardProblems, cardToSend } from './card.ts';

const now = new Date('2026-11-23T03:00:00Z');
const good = { number: '4111 1111-1111 1111', expire: '8/29', securityCode: '123' };

it('sends digits, and month and year of two each', () => {
  expect(cardProblems(good, now)).toEqual([]);
  expect(cardToSend(good, now)).toEqual({
    number: '4111111111111111',
    expire: '08/29',
    securityCode: '123',
  });
});

it.each([
  ['number', ''],
  ['number', '4111111111111112'],
  ['number', '4111111111111'],
  ['number', '41111111111111111'],
  ['number', 'x111111111111111'],
  ['expire', ''],
  ['expire', '13/29'],
  ['expire', '00/29'],
  ['expire', '10/26'],
  ['expire', '08/2029'],
  ['securityCode', '12'],
  ['securityCode', '12345'],
  ['securityCode', 'abc'],
] as const)('refuses as %s: %j', (field, text) => {
  const entered = { ...good, [field]: text };
  expect(cardProblems(entered, now)).toEqual([{ field, reason: 'format' }]);
  expect(cardToSend(entered, now)).toBeNull();
});

it.each(['11/26', '1126', '１１／２６'])('takes the month that is not over: %s', (expire) => {
  expect(cardToSend({ ...good, expire }, now)?.expire).toBe('11/26');
});
