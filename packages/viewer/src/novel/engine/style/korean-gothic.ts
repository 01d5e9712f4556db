import regular from '@fontsource/noto-sans-kr/400.css?inline';
import bold from '@fontsource/noto-sans-kr/700.css?inline';

/** Noto Sans KR (SIL Open Font License 1.1), in subsets by letters. */
export const koreanGothic = regular + bold;
