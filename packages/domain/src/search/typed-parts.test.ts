import { expect, it } from 'vitest';
import { typedParts } from './typed-parts.ts';

function marked(text: string, typed: string): string {
  let out = '';
  let at = 0;
  for (const [from, to] of typedParts(text, typed)) {
    out += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return out + text.slice(at);
}

it.each([
  ['Lighthouse Days', 'LIGHT', '[Light]house Days'],
  ['Lighthouse Days', 'days light', '[Light]house [Days]'],
  ['La goûteuse', 'gou', 'La [goû]teuse'],
  ['La goûteuse', 'goû', 'La [goû]teuse'],
  ['Đường về nhà', 'duong', 'Đường về nhà'],
  ['Đường về nhà', 'về', 'Đường [về] nhà'],
  ['할머니 캐리', '할머ㄴ', '[할머니] 캐리'],
  ['할머니 캐리', '캐', '할머니 [캐]리'],
  ['할머니 캐리', 'ㅎㅁㄴ', '할머니 캐리'],
  ['ばあちゃん無双', 'バア', '[ばあ]ちゃん無双'],
  ['ガラスの靴', 'がらす', '[ガラス]の靴'],
  ['The Queen’s Taster', "queen's", 'The [Queen’s] Taster'],
  ['Tide 11', '1', 'Tide [11]'],
  ['👨‍👩‍👧 Family', '👨‍👩‍👧', '[👨‍👩‍👧] Family'],
  ['ﬁne', 'fi', '[ﬁ]ne'],
  ['C++ (a.*)', '.*', 'C++ (a[.*])'],
  ['Lighthouse', 'moon', 'Lighthouse'],
  ['Lighthouse', '   ', 'Lighthouse'],
  ['', 'moon', ''],
])('%s, of which “%s” is typed: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});
