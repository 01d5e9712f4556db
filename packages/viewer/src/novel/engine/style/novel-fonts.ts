type FontPair = {
  readonly gothic: string;
  readonly serif: string;
};

const korean: FontPair = {
  gothic: "'Noto Sans KR', 'Noto Sans CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif",
  serif: "'Noto Serif KR', 'Noto Serif CJK KR', AppleMyungjo, Batang, serif",
};
const japanese: FontPair = {
  gothic: "'Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif",
  serif: "'Noto Serif JP', 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif",
};
const traditionalHan: FontPair = {
  gothic: "'Noto Sans TC', 'Noto Sans CJK TC', 'PingFang TC', 'Microsoft JhengHei', sans-serif",
  serif: "'Noto Serif TC', 'Noto Serif CJK TC', 'Songti TC', PMingLiU, serif",
};
const latin: FontPair = {
  gothic: "'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  serif: "'Noto Serif', Georgia, 'Times New Roman', serif",
};

/** A stack of typefaces for a language; the system's own is left to the book. */
export function fontStack(font: keyof FontPair, language: string): string {
  const script = language.toLowerCase();
  if (script.startsWith('ko')) return korean[font];
  if (script.startsWith('ja')) return japanese[font];
  if (script.startsWith('zh')) return traditionalHan[font];
  return latin[font];
}
