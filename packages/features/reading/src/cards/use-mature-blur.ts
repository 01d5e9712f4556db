import { blursThumbnail } from '@hanji/domain/access/mature.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useAdultStatus } from '@hanji/edition/mature/use-adult-status.ts';

/** Which titles have their pictures blurred in this edition, for this reader. */
export function useMatureBlur(): (title: { readonly mature: boolean }) => boolean {
  const { supports } = useEdition();
  const adult = useAdultStatus();
  return (title) => blursThumbnail(title, supports.mature, adult);
}
