import type { ContentCard as Title } from '@hanji/contract/entities/content.ts';
import {
  ContentCard,
  type ContentCardSize,
} from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import type { ReactElement } from 'react';
import { useTitleCard } from './use-title-card.ts';

type TitleCardProps = {
  readonly title: Title;
  readonly size?: ContentCardSize;
  readonly eager?: boolean;
  readonly level?: 2 | 3;
};

/** A title of a list. */
export function TitleCard({ title, size, eager, level }: TitleCardProps): ReactElement {
  const card = useTitleCard();
  return <ContentCard {...card(title, eager)} size={size} level={level} />;
}
