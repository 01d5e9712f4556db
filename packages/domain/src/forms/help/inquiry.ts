import type { Locale } from '@hanji/contract/vocabulary.ts';
import { problemsOf, type Checked, type Problem } from '#forms/checked.ts';
import { checkChoice } from '#forms/choice.ts';
import { checkText } from '#forms/free-text.ts';
import { checkInquiryImages, type InquiryImage } from './inquiry-images.ts';

const maxLengths = {
  'ko-KR': 5000,
  'ja-JP': 5000,
  'en-US': 5000,
  'zh-TW': 5000,
  'vi-VN': 500,
  'fr-FR': 5000,
  'de-DE': 5000,
} as const satisfies Readonly<Record<Locale, number>>;

/** How long an inquiry may be, in characters as a reader sees them (reading-service, section 5). */
export function inquiryMaxLength(locale: Locale): number {
  return maxLengths[locale];
}

/** The text of an inquiry, without blanks around it: `required`, then `tooLong`. */
export function checkInquiryText(
  text: string,
  locale: Locale,
): Checked<string, 'required' | 'tooLong'> {
  return checkText(text, inquiryMaxLength(locale));
}

export type InquiryProblem =
  | Problem<'category', 'required' | 'unknown'>
  | Problem<'text', 'required' | 'tooLong'>
  | Problem<'images', 'tooMany' | 'type' | 'tooLarge'>;

/** What stands against an inquiry: it needs a category out of those that are offered and a text. */
export function inquiryProblems(
  inquiry: {
    readonly category: string | null;
    readonly text: string;
    readonly images: readonly InquiryImage[];
  },
  rules: { readonly categories: readonly string[]; readonly locale: Locale },
): readonly InquiryProblem[] {
  return [
    ...problemsOf('category', checkChoice(inquiry.category, rules.categories)),
    ...problemsOf('text', checkInquiryText(inquiry.text, rules.locale)),
    ...problemsOf('images', checkInquiryImages(inquiry.images)),
  ];
}
