/** Letters that say how they are read: kana with their marks, or Hangul. */
const sounds = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
const hangul = /^[\p{Script=Hangul}\s]+$/u;
const letter = /\p{L}/u;

/**
 * What is said of letters with ruby, which is one of both and never both: the reading where it says
 * the sound, as kana and Hangul do; else the letters, of which it is a gloss, a transcription or an emphasis.
 */
export function spokenRuby(base: string, reading: string): string {
  const hasSound = sounds.test(reading) || (hangul.test(reading) && !hangul.test(base));
  return letter.test(reading) && hasSound ? reading.replaceAll(/\s+/gu, '') : base;
}
