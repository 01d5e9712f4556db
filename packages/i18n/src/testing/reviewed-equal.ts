import type { Locale } from '../locale.ts';

/** Names, figures and abbreviations that are written alike everywhere. */
const everywhere: readonly string[] = [
  'frame:brand',
  'frame:ok',
  'genres:bl',
  'genres:gl',
  'units:ageShort12',
  'units:ageShort15',
  'units:ageShort19',
  'units:man',
  'units:oku',
  'units:thousand',
  'units:million',
  'coinHistory:ofChapter',
  'reading:eventPeriod',
  'reading:badgeStarted',
  'reading:badgeUpdated',
];

/** What is written on keys where keyboards are labelled in English. */
const englishKeys: readonly string[] = [
  'comic:keyShift',
  'comic:keyHome',
  'comic:keyEnd',
  'comic:keyPageUp',
  'comic:keyPageDown',
  'comic:keyEscape',
];

/** Words that a language shares with English, or rightly borrows. */
const shared: Partial<Record<Locale, readonly string[]>> = {
  'ko-KR': [...englishKeys, 'frame:copyright'],
  'ja-JP': [...englishKeys, 'frame:copyright'],
  'zh-TW': englishKeys,
  'vi-VN': [
    ...englishKeys,
    'frame:menu',
    'menu:byEmail',
    'profile:email',
    'reading:original',
    'signIn:email',
    'units:won',
  ],
  'fr-FR': [
    'accessibility:index',
    'accessibility:navigation',
    'coinHistory:bonus',
    'menu:challenge',
    'menu:tickets',
    'profile:failureCode',
    'frame:menu',
    'frame:contact',
    'genres:romance',
    'genres:action',
    'genres:fantasy',
    'genres:gag',
    'genres:thriller',
    'reading:synopsis',
    'signUp:code',
    'reading:genre',
    'reading:original',
    'reading:roleAssistant',
    'reading:roleStudio',
    'site:menuGenre',
    'units:minutes_one',
    'units:minutes_other',
    'viewer:imageAlt',
  ],
  'de-DE': [
    'comic:keyEscape',
    'accessibility:navigation',
    'coinHistory:bonus',
    'menu:challenge',
    'menu:tickets',
    'profile:failureCode',
    'frame:comics',
    'frame:events',
    'frame:themeSystem',
    'genres:drama',
    'genres:action',
    'genres:fantasy',
    'genres:gag',
    'genres:horror',
    'genres:mystery',
    'genres:sports',
    'genres:thriller',
    'genres:essay',
    'genres:romance',
    'reading:genre',
    'reading:original',
    'reading:roleStudio',
    'signUp:code',
    'profile:nickname',
    'signUp:nickname',
    'site:menuGenre',
    'viewer:fontSystem',
  ],
};

/** Whether a phrase that equals its English source was looked at and is right so. */
export function sameInEveryLanguage(key: string, locale: Locale): boolean {
  return everywhere.includes(key) || (shared[locale]?.includes(key) ?? false);
}
