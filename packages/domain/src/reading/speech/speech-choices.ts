import { isStoredText, membersOf, parseStored } from '#reading/memory/stored-json.ts';

/** Where a device keeps how it reads aloud. */
export const speechChoicesKey = 'hanji.speech';

/** How fast it reads: times the usual. */
export const speechRates = [0.75, 1, 1.25, 1.5, 2] as const;

export type SpeechRate = (typeof speechRates)[number];

export type SpeechChoices = {
  readonly rate: SpeechRate;
  /** The browser's address of a voice; the most fitting one where it is left out or gone. */
  readonly voice?: string | undefined;
};

/** Milliseconds within which a voice must begin: one that is fetched takes its time. */
export const speechStartMs = 10_000;

/** A voice speaks one language, whatever the region. */
function languageKey(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? language;
}

function voicesIn(stored: string | null): Readonly<Record<string, unknown>> {
  return membersOf(membersOf(parseStored(stored))['voices']);
}

/** What was chosen for texts of a language (BCP 47); whatever cannot be read is the default. */
export function readSpeechChoices(stored: string | null, language: string): SpeechChoices {
  const kept = membersOf(parseStored(stored))['rate'];
  const rate = speechRates.find((each) => each === kept) ?? 1;
  const voice = voicesIn(stored)[languageKey(language)];
  return isStoredText(voice) ? { rate, voice } : { rate };
}

/** The same with what is chosen now; voices of other languages stay. */
export function writeSpeechChoices(
  stored: string | null,
  language: string,
  { rate, voice }: SpeechChoices,
): string {
  const voices = { ...voicesIn(stored), [languageKey(language)]: voice };
  return JSON.stringify({ rate, voices });
}
