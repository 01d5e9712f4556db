import type { ChallengeTitle } from '@hanji/contract/entities/challenge.ts';
import { blursThumbnail } from '@hanji/domain/access/mature.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useAdultStatus } from '@hanji/edition/mature/use-adult-status.ts';
import type { ContentCardProps } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import { titlePath } from '#paths/challenge-paths.ts';
import { coverOf } from './file-address.ts';
import { TitleTag } from './TitleTag.tsx';
import { useLikes } from './use-likes.ts';

/** Which titles have their covers blurred for this reader. */
export function useMatureBlur(): (title: { readonly mature: boolean }) => boolean {
  const { supports } = useEdition();
  const adult = useAdultStatus();
  return (title) => blursThumbnail(title, supports.mature, adult);
}

/** A title of the area as cards show it: cover with its tag, name, creator, likes. */
export function useTitleCard(): (
  title: ChallengeTitle,
  eager?: boolean,
) => Pick<ContentCardProps, 'href' | 'title' | 'text' | 'cover' | 'facts'> {
  const likes = useLikes();
  const blurs = useMatureBlur();
  return (title, eager) => ({
    href: titlePath(title.contentId),
    title: title.name,
    text: title.nickname,
    cover: {
      src: coverOf(title),
      eager,
      blurred: blurs(title),
      badge: <TitleTag title={title} />,
    },
    facts: likes.words(title.totalLikes),
  });
}
