import type { ChallengeTitle } from '@hanji/contract/entities/challenge.ts';
import { titleTag } from '@hanji/domain/challenge/title-tag.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Badge } from '@hanji/ui-kit/works/marks/Badge.tsx';
import { useState, type ReactElement } from 'react';

type TitleTagProps = {
  readonly title: Pick<ChallengeTitle, 'createdAt' | 'updatedAt' | 'completed'>;
};

const looks = {
  new: { tone: 'new', phrase: 'badgeStarted' },
  up: { tone: 'up', phrase: 'badgeUpdated' },
  completed: { tone: 'end', phrase: 'badgeCompleted' },
} as const;

/** New for 14 days, UP on the day of a new chapter, 完結 in black (challenge-and-shutdown, section 4). */
export function TitleTag({ title }: TitleTagProps): ReactElement | null {
  const t = usePhrases('reading');
  const { timeZone } = useEdition();
  const [now] = useState(() => new Date());
  const facts = {
    createdAt: new Date(title.createdAt),
    updatedAt: new Date(title.updatedAt),
    completed: title.completed,
  };
  const tag = titleTag(facts, now, timeZone);
  return tag && <Badge tone={looks[tag].tone} label={t(looks[tag].phrase)} />;
}
