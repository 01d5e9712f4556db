import type { ContentCard as Title } from '@hanji/contract/entities/content.ts';
import {
  ContentCard,
  type ContentCardSize,
} from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import type { ReactElement } from 'react';
import { contentPath } from '#paths/paths.ts';
import { useCoverMarks } from './use-cover-marks.tsx';

type TitleCardProps = {
  readonly title: Title;
  readonly size?: ContentCardSize;
  readonly eager?: boolean;
  readonly level?: 2 | 3;
};

/** A title of a list. */
export function TitleCard({ title, size, eager, level }: TitleCardProps): ReactElement {
  const marks = useCoverMarks()(title);
  return (
    <ContentCard
      href={contentPath({ contentType: title.type, contentId: title.id })}
      title={title.name}
      text={title.authors.map(({ name }) => name).join(', ')}
      size={size}
      level={level}
      cover={{
        src: title.thumbnail?.url ?? null,
        color: title.themeColor,
        eager,
        ...marks.cover,
      }}
      mark={marks.mark}
    />
  );
}
