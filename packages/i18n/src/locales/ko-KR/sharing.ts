import type { Phrases } from '../../phrases.ts';

export const sharing: Phrases<'ko-KR', 'sharing'> = {
  share: '공유하기',
  copy: '링크 복사',
  copied: '링크를 복사했어요',
  copyFailed: '링크를 복사하지 못했어요. 주소창에서 복사해 주세요.',
};
