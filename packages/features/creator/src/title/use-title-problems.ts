import {
  mostTitleGenres,
  titleDraftProblems,
  titleLengths,
  type TitleDraftProblem,
} from '@hanji/domain/creator/title-draft.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { sentTitle, type TitleWords } from './title-draft.ts';

type Field = TitleDraftProblem['field'];

/** What stands against a title as it is written, in words, by field. */
export function useTitleProblems(words: TitleWords, checking: boolean) {
  const t = usePhrases('creator');
  const problems = titleDraftProblems(sentTitle(words));
  // That it is too long is said at once: nobody wants to hear it at the end.
  const shown = problems.filter(({ reason }) => checking || reason === 'tooLong');
  const reasonOf = (field: Field) => shown.find((problem) => problem.field === field)?.reason;
  const ofText = (field: 'name' | 'catchcopy' | 'description', required: string) => {
    const reason = reasonOf(field);
    if (!reason) return undefined;
    return reason === 'tooLong' ? t('tooLong', { limit: titleLengths[field] }) : required;
  };
  return {
    valid: problems.length === 0,
    name: ofText('name', t('nameRequired')),
    catchcopy: ofText('catchcopy', ''),
    description: ofText('description', t('descriptionRequired')),
    genres:
      reasonOf('genres') === 'required'
        ? t('genresRequired')
        : reasonOf('genres') && t('genresTooMany', { most: mostTitleGenres }),
  };
}
