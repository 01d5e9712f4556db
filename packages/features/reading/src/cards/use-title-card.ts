import type { ContentCard as Title } from '@hanji/contract/entities/content.ts';
import { formatNames } from '@hanji/i18n/format/lists.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';
import type { ContentCardProps } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import { contentPath } from '#paths/paths.ts';
import { useCoverMarks } from './use-cover-marks.tsx';

/** What a card shows of a title of a list. */
export function useTitleCard(): (
  title: Title,
  eager: boolean | undefined,
) => Pick<ContentCardProps, 'href' | 'title' | 'text' | 'cover' | 'mark'> {
  const marks = useCoverMarks();
  const locale = useLocale();
  return (title, eager) => {
    const { cover, mark } = marks(title);
    return {
      href: contentPath({ contentType: title.type, contentId: title.id }),
      title: title.name,
      text: formatNames(
        locale,
        title.authors.map(({ name }) => name),
      ),
      cover: { src: title.thumbnail?.url ?? null, color: title.themeColor, eager, ...cover },
      mark,
    };
  };
}
