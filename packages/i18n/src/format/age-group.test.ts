import { expect, it } from 'vitest';
import { formatAgeGroup } from './age-group.ts';
import { translators } from '../translators.ts';

const groups = ['all', 'teen', 'teensAndUp', 'mature'] as const;

it.each([
  ['en-US', ['All ages', 'Teen', 'Teens and Up', 'Mature']],
  ['ko-KR', ['전체 이용가', '12세 이용가', '15세 이용가', '19세 이용가']],
  ['ja-JP', ['全年齢', '12歳以上', '15歳以上', '成人向け']],
  ['zh-TW', ['普遍級', '12 歲以上', '15 歲以上', '限制級']],
  ['vi-VN', ['Mọi lứa tuổi', 'Tuổi teen', 'Từ 15 tuổi', 'Người lớn']],
  ['fr-FR', ['Tout public', 'Ados', 'Grands ados', 'Adultes']],
  ['de-DE', ['Alle Altersstufen', 'Jugendliche', 'Ab 15 Jahren', 'Erwachsene']],
] as const)('[B9-038] the age labels in %s are %j', (locale, labels) => {
  expect(groups.map((group) => formatAgeGroup(translators[locale], group))).toEqual(labels);
});
