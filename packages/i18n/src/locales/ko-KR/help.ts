import type { Phrases } from '../../phrases.ts';

export const help: Phrases<'ko-KR', 'help'> = {
  faqTitle: '자주 묻는 질문',
  categories: '분류',
  all: '전체',
  noticesNone: '아직 공지사항이 없어요',
  noticesNoneText: '새로운 소식이 생기면 여기에서 알려 드릴게요.',
  faqNone: '아직 등록된 질문이 없어요',
  faqNoneText: '문의를 남겨 주시면 메일로 답변드릴게요.',
  pages: '페이지',
  previousPage: '이전 페이지',
  nextPage: '다음 페이지',
  page: '{{page}}페이지',
  askUs: '문의하기',
  askUsText: '찾으시는 내용이 없나요?',
  validFrom: '{{date}}부터 시행',
  versions: '버전 목록',
  olderVersion: '이전 버전이에요.',
  newerThere: '지금 시행 중인 버전 보기',
  version: '{{version}} ({{date}} 시행)',
};
