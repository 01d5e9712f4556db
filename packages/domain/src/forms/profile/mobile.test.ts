import { describe, expect, it } from 'vitest';
import { numericInput } from '#forms/numeric-input.ts';
import { checkMobile, mobileMaxLength } from './mobile.ts';

describe.each([true, false])('with the flag %s', (required) => {
  it.each(['0', '1', '6', '7', '8', '9'])('[A5-012, B5-021] takes 01%s', (digit) => {
    const mobile = `01${digit}12345678`;
    expect(checkMobile(mobile, { required })).toEqual({ ok: true, value: mobile });
  });

  it.each([
    ...['2', '3', '4', '5', ','].map((digit) => `01${digit}12345678`),
    '02012345678',
    '11012345678',
    '0101234567',
    '010123456789',
    '010-1234-5678',
    ' 01012345678',
    '01012345678 ',
    '01012345678\n',
    '+821012345678',
    '0101234567a',
    '０１０１２３４５６７８',
    '1',
  ])('[A5-012, B5-021, B5-022] refuses %j', (mobile) => {
    expect(checkMobile(mobile, { required })).toEqual({ ok: false, reason: 'format' });
  });
});

it.each(['', '  '])('[A5-012, B5-022] %j is refused only where a number is required', (mobile) => {
  expect(checkMobile(mobile, { required: true })).toEqual({ ok: false, reason: 'required' });
  expect(checkMobile(mobile, { required: false })).toEqual({ ok: true, value: null });
});

it('[B5-021, B5-029] a number typed with hyphens is taken as its input writes it', () => {
  const typed = numericInput('010-1234-56789', mobileMaxLength);
  expect(checkMobile(typed, { required: true })).toEqual({ ok: true, value: '01012345678' });
});
