import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ChapterAddress } from '#paths/paths.ts';
import * as styles from './CommentsLink.module.css';
import { useCommentsPath } from './use-comments-path.ts';

type CommentsProps = { readonly address: ChapterAddress; readonly view: ChapterView };

/** To what is said about a chapter, and how much that is where the edition knows it. */
export function CommentsLink({ address, view }: CommentsProps) {
  const t = usePhrases('viewer');
  const path = useCommentsPath(address, view);
  if (!path) return null;
  return (
    <LinkButton wide href={path}>
      <span className={styles.words}>
        {t('comments')}
        <CommentsMark address={address} view={view} />
      </span>
    </LinkButton>
  );
}

/** How much is said about a chapter; without its picture where that stands beside it already. */
export function CommentsMark(props: CommentsProps & { readonly bare?: boolean }) {
  const { address, view, bare } = props;
  const { contentType, contentId, chapterId } = address;
  const { CommentTotal } = useSlots();
  if (!CommentTotal) return null;
  const place = { contentType, contentId, chapterId };
  return (
    <SlotBoundary>
      <CommentTotal {...place} total={view.chapter.totalComments} bare={bare} />
    </SlotBoundary>
  );
}
