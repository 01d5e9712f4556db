import regular from '@fontsource/noto-serif-kr/400.css?inline';
import bold from '@fontsource/noto-serif-kr/700.css?inline';

/** Noto Serif KR (SIL Open Font License 1.1), in subsets by letters. */
export const koreanSerif = regular + bold;
