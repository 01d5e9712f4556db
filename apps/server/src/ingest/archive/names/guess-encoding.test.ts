import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { guessEncoding } from './guess-encoding.ts';

/** Names as people have them, in the encoding in which their tools wrote them. */
const cases: readonly (readonly [encoding: string, ...names: string[]])[] = [
  ['utf-8', 'page 01.jpg', 'page 02.jpg'],
  ['utf-8', '第1話/001.jpg'],
  ['utf-8', '1화/001.jpg', '2화/001.jpg'],
  ['utf-8', 'Übermut/Größe.jpg'],
  ['utf-8', 'Chương 1/trang 01.jpg'],
  ['utf-8', 'Глава 1.jpg'],
  ['cp932', '第１話/001.jpg', '第２話/001.jpg'],
  ['cp932', 'ワンピース 第01巻/表紙.jpg'],
  // The second byte of these is that of a backslash.
  ['cp932', '表.jpg'],
  ['cp932', 'ソフト/能.png'],
  ['cp932', '第一話', '第二話', '第三話'],
  ['cp932', 'ﾃｽﾄ.jpg'],
  ['cp932', '進撃の巨人 v01/p001.jpg'],
  ['cp932', 'おまけ.jpg'],
  // As UTF-8 these are letters with marks that no name has.
  ['cp949', '1화/001.jpg', '2화/001.jpg'],
  ['cp949', '화'],
  ['cp949', '신의 탑 1화.jpg'],
  ['cp949', '표지.jpg'],
  ['cp949', '제1권/표지.jpg', '제2권/표지.jpg'],
  ['cp949', '똠방각하 1화.jpg'],
  ['big5', '第1話/封面.jpg'],
  ['big5', '第一卷 海賊王'],
  ['gbk', '第1话/封面.jpg'],
  ['gbk', '海贼王 第三卷'],
  ['cp437', 'café/001.jpg'],
  ['cp437', 'Übermut.jpg', 'Ärger.jpg'],
  ['cp437', 'Astérix à la plage.jpg'],
  ['windows-1252', "Astérix à l'école.jpg"],
  ['windows-1252', 'Größe.jpg', 'Übermut.jpg'],
];

it.each(cases)('finds %s of %s %s', (encoding, ...names) => {
  expect(guessEncoding(iconv.encode(names.join('\n'), encoding))).toBe(encoding);
});

it('takes bytes that fit nothing as CP437', () => {
  expect(guessEncoding(Buffer.from([0xb0, 0x20, 0xff, 0x2e, 0xc4, 0x0a]))).toBe('cp437');
});
