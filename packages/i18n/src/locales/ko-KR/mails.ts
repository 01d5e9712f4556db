import type { Phrases } from '../../phrases.ts';

export const mails: Phrases<'ko-KR', 'mails'> = {
  codeSubject: '이메일 인증번호 안내',
  code: '아래 인증번호를 입력해 이메일을 인증해 주세요.',
  validFor_other: '{{count}}분 동안 한 번만 사용할 수 있어요.',
  ignore: '직접 요청하지 않았다면 이 메일을 무시해도 돼요.',
  takenSubject: '이미 가입된 이메일이에요',
  taken:
    '누군가(아마도 회원님)가 이 이메일 주소로 계정을 만들거나 바꾸려고 했어요. 이미 사용 중인 주소라서 인증번호를 보내지 않았어요.',
  takenSignIn: '로그인하기:',
  takenReset: '비밀번호를 잊었다면 여기에서 새로 설정해 주세요.',
  resetSubject: '비밀번호 재설정 안내',
  reset: '아래 링크에서 새 비밀번호를 설정해 주세요.',
  resetIgnore: '직접 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않아요.',
  changedSubject: '비밀번호가 변경되었어요',
  changed: '계정의 비밀번호가 변경되었고, 다른 기기에서는 모두 로그아웃되었어요.',
  changedReset: '직접 변경하지 않았다면 바로 새 비밀번호를 설정해 주세요.',
  footer: '이 메일은 자동으로 발송되었어요. 문의: {{email}}',
  outboxTitle: '이 서비스의 메일',
  outboxHint: '메일 서버가 설정되지 않아, 메일을 보내지 않고 여기에 표시해요.',
  outboxEmpty: '아직 메일이 없어요.',
  outboxTo: '받는 사람: {{email}}',
};
