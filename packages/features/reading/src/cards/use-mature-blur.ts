import { blursThumbnail } from '@hanji/domain/access/mature.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useAdultStanding } from '@hanji/edition/mature/use-adult-standing.ts';

/** Which titles have their pictures blurred in this edition, for this reader. */
export function useMatureBlur(): (title: { readonly mature: boolean }) => boolean {
  const { supports } = useEdition();
  const standing = useAdultStanding();
  return (title) => blursThumbnail(title, supports.mature, standing);
}
