import type { Phrases } from '../../phrases.ts';

export const consent: Phrases<'ko-KR', 'consent'> = {
  agreeTitle: '약관에 동의해 주세요',
  agreeText: '내용을 확인하고 동의하면 계속 이용할 수 있어요.',
  agree: '동의하고 계속하기',
  saving: '저장하고 있어요…',
  group: '약관 동의',
  all: '모두 동의하기',
  required: '(필수)',
  optional: '(선택)',
  read: '보기',
  termsOfUse: '이용약관',
  privacyPolicy: '개인정보 수집 및 이용',
  age14: '만 14세 이상이에요',
  marketing: '이메일로 소식과 혜택 받기',
  advertisement: '맞춤형 광고 받기',
  missing: '계속하려면 동의가 필요해요.',
  policy: '약관',
  validFrom: '{{date}}부터 시행',
};
