import { expect, it } from 'vitest';
import { csvField, csvTable } from './csv.ts';

it.each<[string | number, string]>([
  ['Soomin', 'Soomin'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+84', "'+84"],
  ['-1', "'-1"],
  ['@cmd', "'@cmd"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t=1"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['\u200b=1', "'\u200b=1"],
  ['\u202e\u0001 @x', "'\u202e\u0001 @x"],
  [';=1', ";'=1"],
  ['a; -b', "a;' -b"],
  ['a;b', 'a;b'],
  ['00123', '00123'],
  [-5, '-5'],
])('writes %j as %s', (value, field) => {
  expect(csvField(value)).toBe(field);
});

it('ends every row as RFC 4180 has it', () => {
  expect(
    csvTable([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('a,1\r\nb,2\r\n');
});
