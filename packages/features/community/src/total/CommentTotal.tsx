import { commentCount } from '@hanji/domain/numbers/comment-count.ts';
import type { CommentTotalProps } from '@hanji/edition/slots/edition-slots.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { CommentCount } from '@hanji/ui-kit/community/comment-count/CommentCount.tsx';
import type { ReactElement } from 'react';
import { useKnownTotal } from './use-known-total.ts';
import { useFormatTotal } from './use-format-total.ts';

/** How much is said about a chapter: as told with it, or as its comments have said since. */
export function CommentTotal(props: CommentTotalProps): ReactElement {
  return (
    <LaterPhrases>
      <Total {...props} />
    </LaterPhrases>
  );
}

function Total({ total, bare, ...address }: CommentTotalProps): ReactElement {
  const t = usePhrases('comments');
  const formatTotal = useFormatTotal();
  const known = useKnownTotal(address) ?? total;
  const { more, shown } = commentCount(known);
  const count = formatTotal(known);
  // What it stands in says already that these are comments.
  return (
    <CommentCount bare={bare} count={count} label={more ? t('moreThan', { most: shown }) : count} />
  );
}
