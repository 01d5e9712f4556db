import type { Locale } from '@hanji/contract/vocabulary.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import type { Sql } from '@hanji/server/testing/sql.ts';

/** What titles are named of, twenty words of each language that the titles are in. */
const words = {
  'ko-KR':
    '등대 고양이 바람 숲속 여름 비밀 편지 기사 마녀 학교 별빛 바다 겨울 탐정 왕국 약속 도서관 그림자 시간 여행',
  'ja-JP':
    '灯台 黒猫 そよ風 森 夏 秘密 手紙 騎士 魔女 学園 星空 海辺 冬 探偵 王国 約束 図書館 影 時計 旅路',
  'en-US':
    'lighthouse cat wind forest summer secret letter knight witch school starlight ocean winter detective kingdom promise library shadow clock journey',
  'zh-TW':
    '燈塔 黑貓 微風 森林 夏天 秘密 信件 騎士 魔女 學園 星空 海邊 冬天 偵探 王國 約定 圖書館 影子 時鐘 旅途',
} as const satisfies Partial<Record<Locale, string>>;

const joints = { 'ko-KR': ' ', 'ja-JP': 'の', 'en-US': ' ', 'zh-TW': '的' } as const;
const languages = Object.keys(words) as (keyof typeof words)[];

function nameOf(id: number): string {
  // As the titles of `fillManyTitles` have their languages.
  const language = languages[id % languages.length] ?? 'ko-KR';
  const known = words[language].split(' ');
  const at = Math.floor(id / languages.length);
  const picked = [at, at * 7 + 3, Math.floor(at / 20) * 3 + 11].map(
    (place) => known[place % known.length] ?? '',
  );
  return picked.join(joints[language]);
}

/** Gives the titles of `fillManyTitles` names of words, as readers search for them. */
export async function nameTitles(sql: Sql, titles: number): Promise<void> {
  const named = Array.from({ length: titles }, (_, index) => {
    const id = index + 1;
    const name = nameOf(id);
    return { id, name, words: searchText(`${name} writer ${id % 300}`) };
  });
  await sql`
    update content set name = named.name, search_text = named.words
    from json_to_recordset(${JSON.stringify(named)}::json) as named(id int, name text, words text)
    where content.id = named.id`;
  await sql`vacuum analyze content`;
}
