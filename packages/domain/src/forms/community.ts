import { checkText, checkOptionalText } from '#forms/free-text.ts';
import { type Checked, problemsOf, type Problem } from '#forms/checked.ts';
import { checkChoice } from '#forms/choice.ts';
/** In characters as a reader sees them (reading-service, section 5). */
export const commentMaxLength = 400;

/**
 * A comment, of a chapter or in the challenge area, without blanks around it: `required` where
 * there is nothing to read, `tooLong` over 400 characters.
 */
export function checkComment(comment: string): Checked<string, 'required' | 'tooLong'> {
  return checkText(comment, commentMaxLength);
}

export type ReportProblem =
  | Problem<'category', 'required' | 'unknown'>
  | Problem<'description', 'tooLong'>;

/**
 * What stands against a report (reading-service, section 5): a reason category out of those that
 * are offered is required, the description is optional and has the length of every input.
 */
export function reportProblems(
  report: { readonly category: string | null; readonly description: string },
  categories: readonly string[],
): readonly ReportProblem[] {
  return [
    ...problemsOf('category', checkChoice(report.category, categories)),
    ...problemsOf('description', checkOptionalText(report.description)),
  ];
}
