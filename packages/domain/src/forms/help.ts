import type { Locale } from '@hanji/contract/vocabulary.ts';
import { problemsOf, type Checked, type Problem, accepted, refused } from '#forms/checked.ts';
import { checkChoice } from '#forms/choice.ts';
import { checkText } from '#forms/free-text.ts';
import { checkImage, type Image } from './upload.ts';

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

export const inquiryMaxImages = 3;
export const inquiryImageMaxBytes = 5 * 1024 * 1024;
const inquiryImageKinds = ['jpeg', 'png', 'gif'] as const;
const inquiryImageExtensions = ['.jpg', '.jpeg', '.png', '.gif'] as const;

/** A picture together with the name of its file. */
export type InquiryImage = Image & { readonly name: string };

/**
 * One picture of an inquiry (reading-service, section 5): `type` unless its extension and what it
 * is are allowed, then `tooLarge` over 5 MB.
 */
export function checkInquiryImage<Picture extends InquiryImage>(
  image: Picture,
): Checked<Picture, 'type' | 'tooLarge'> {
  const name = image.name.toLowerCase();
  if (!inquiryImageExtensions.some((extension) => name.endsWith(extension))) return refused('type');
  const limits = { kinds: inquiryImageKinds, maxBytes: inquiryImageMaxBytes };
  const checked = checkImage(image, limits);
  return checked.ok ? accepted(image) : checked;
}

/** All of them: `tooMany` over 3, then what is wrong with the first that does not pass. */
export function checkInquiryImages<Picture extends InquiryImage>(
  images: readonly Picture[],
): Checked<readonly Picture[], 'tooMany' | 'type' | 'tooLarge'> {
  if (images.length > inquiryMaxImages) return refused('tooMany');
  for (const image of images) {
    const checked = checkInquiryImage(image);
    if (!checked.ok) return checked;
  }
  return accepted(images);
}
