import type { ModeratedTitle } from '#modules/challenge/moderate-challenge.ts';
import { printable } from '../printable.ts';

function standing({ deletedAt, suspendedAt, hiddenAt, listed }: ModeratedTitle): string {
  if (deletedAt !== null) return 'deleted';
  if (suspendedAt !== null) return 'suspended';
  if (hiddenAt !== null) return 'hidden until somebody decides';
  return listed ? 'shown' : 'not published';
}

/** One title in a line or more, safe for a terminal whatever its creator and readers wrote. */
export function describeTitle(title: ModeratedTitle): string {
  const { id, name, creator, chapterCount, reporters, categories, remarks } = title;
  const reported =
    reporters === 0 ? 'not reported' : `reported by ${reporters}: ${categories.join(', ')}`;
  const by = creator === null ? 'nobody' : printable(creator);
  const { suspendedBy, suspendedReason } = title;
  return [
    `${id}  ${printable(name)}, by ${by}, chapters: ${chapterCount}, ${standing(title)}, ${reported}`,
    ...(suspendedBy === null
      ? []
      : [`  suspended by ${printable(suspendedBy)}: ${printable(suspendedReason ?? '')}`]),
    ...remarks.map((words) => `  “${printable(words)}”`),
    '',
  ].join('\n');
}
