import { problemsOf, type Problem } from '#forms/checked.ts';
import { checkChoice } from '#forms/choice.ts';
import { checkOptionalText } from '#forms/free-text.ts';

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
