import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'ko-KR', 'external'> = {
  title: '로그인',
  working: '{{provider}} 계정으로 로그인하고 있어요…',
  connecting: '{{provider}} 계정을 연결하고 있어요…',
  signUpTitle: '{{provider}} 계정으로 가입할까요?',
  signUpText: '이 계정으로 가입한 적이 없어요.',
  signUpFirstTitle: '먼저 회원가입을 해 주세요',
  signUpFirstText: '{{provider}} 계정으로 가입한 내역이 없어요.',
  signUp: '회원가입',
  notFoundTitle: '사용자를 찾을 수 없어요',
  notFoundText: '탈퇴 처리 중인 계정이에요.',
  completedTitle: '회원가입을 마쳤어요',
  completedText: 'Hanji에 오신 것을 환영해요.',
  failedTitle: '로그인하지 못했어요',
  failedText: '다시 시도하거나 다른 방법으로 로그인해 주세요.',
};
