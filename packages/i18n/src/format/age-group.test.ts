import { expect, it } from 'vitest';
import { formatAgeGroup } from './age-group.ts';
import { translators } from '../translators.ts';

const groups = ['all', 'teen', 'teensAndUp', 'mature'] as const;

it.each([
  ['en-US', ['All ages', 'Teen', 'Teens and up', 'Mature']],
  ['ko-KR', ['전체 이용가', '12세 이용가', '15세 이용가', '19세 이용가']],
  ['ja-JP', ['全年齢', '12歳以上', '15歳以上', '成人向け']],
  ['zh-TW', ['普遍級', '12 歲以上', '15 歲以上', '限制級']],
  ['vi-VN', ['Mọi lứa tuổi', 'Từ 12 tuổi', 'Từ 15 tuổi', 'Từ 19 tuổi']],
  ['fr-FR', ['Tout public', '12 ans et plus', '15 ans et plus', '19 ans et plus']],
  ['de-DE', ['Alle Altersstufen', 'Ab 12 Jahren', 'Ab 15 Jahren', 'Ab 19 Jahren']],
] as const)('[B9-038] the age labels in %s are %j', (locale, labels) => {
  expect(groups.map((group) => formatAgeGroup(translators[locale], group))).toEqual(labels);
});
