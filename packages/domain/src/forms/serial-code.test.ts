import { expect, it } from 'vitest';
import { checkSerialCode, serialCodeProblems } from './serial-code.ts';

const code = 'ABCD2345EFGH6789';

it.each([
  [code, code],
  ['abcd-2345-efgh-6789', code],
  [' ABCD 2345\tEFGH 6789\n', code],
  ['ABCD–2345—EFGH‐6789', code],
  ['ＡＢＣＤ２３４５ＥＦＧＨ－６７８９', code],
  ['0'.repeat(16), '0000000000000000'],
])('takes %j as %s', (entered, value) => {
  expect(checkSerialCode(entered)).toEqual({ ok: true, value });
});

it.each([
  ['', 'required'],
  [' \u200b', 'required'],
  ['----', 'format'],
  ['A'.repeat(15), 'format'],
  ['A'.repeat(17), 'format'],
  ['ABCD2345EFGH678Ä', 'format'],
  ['ABCD2345EFGH678가', 'format'],
  ['ABCD_2345_EFGH_6789', 'format'],
] as const)('refuses %j: %s', (serialCode, reason) => {
  expect(checkSerialCode(serialCode)).toEqual({ ok: false, reason });
  expect(serialCodeProblems({ serialCode })).toEqual([{ field: 'serialCode', reason }]);
});
