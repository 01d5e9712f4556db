import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ChapterAddress } from '#paths/paths.ts';
import { useCommentsPath } from './use-comments-path.ts';

type CommentsLinkProps = { readonly address: ChapterAddress; readonly view: ChapterView };

/** To what is said about a chapter, and how much that is where the edition knows it. */
export function CommentsLink({ address, view }: CommentsLinkProps) {
  const t = usePhrases('viewer');
  const { CommentTotal } = useSlots();
  const path = useCommentsPath(address, view);
  if (!path) return null;
  const { contentType, contentId, chapterId } = address;
  return (
    <LinkButton wide href={path}>
      {t('comments')}
      {CommentTotal && (
        <SlotBoundary>
          <CommentTotal {...{ contentType, contentId, chapterId }} />
        </SlotBoundary>
      )}
    </LinkButton>
  );
}
