import type { ModeratedComment } from '#modules/community/moderate-comments.ts';
import { printable } from '../printable.ts';

/** One comment in two lines or three, safe for a terminal whatever readers wrote. */
export function describeComment(comment: ModeratedComment): string {
  const { id, title, chapter, postedAt, totalLikes, reports, categories, body } = comment;
  const reported = reports === 0 ? 'not reported' : `reported ${reports}: ${categories.join(', ')}`;
  const at = postedAt.toISOString().slice(0, 16).replace('T', ' ');
  const place = printable(`${title}, ${chapter}`);
  const words = comment.deletedAt === null ? printable(body) : '(deleted)';
  return [
    `${id}  ${place}, ${at} UTC, likes: ${totalLikes}, ${reported}`,
    `  ${words}`,
    ...hiddenLine(comment),
    '',
  ].join('\n');
}

function hiddenLine({ hiddenAt, hiddenBy, hiddenReason }: ModeratedComment): string[] {
  if (hiddenAt === null) return [];
  return [`  hidden by ${printable(hiddenBy ?? '')}: ${printable(hiddenReason ?? '')}`];
}
