import type { Badge as BadgeData } from '@hanji/contract/entities/content.ts';
import type { ContentStatus, RestrictedAge } from '@hanji/contract/vocabulary.ts';
import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { ageGroup } from '@hanji/domain/titles/age-label.ts';
import { useMatureQuestion } from '@hanji/edition/mature-question/MatureQuestionProvider.tsx';
import { formatAgeGroup } from '@hanji/i18n/format/age-group.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { CoverProps } from '@hanji/ui-kit/works/cover/Cover.tsx';
import { AgeLabel } from '@hanji/ui-kit/works/marks/AgeLabel.tsx';
import { Badge, type BadgeTone } from '@hanji/ui-kit/works/marks/Badge.tsx';
import { PriceMark } from '@hanji/ui-kit/works/marks/PriceMark.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useMatureBlur } from './use-mature-blur.ts';

const tones: Readonly<Record<ContentStatus, BadgeTone>> = {
  event: 'event',
  started: 'new',
  updated: 'up',
  completed: 'end',
  suspend: 'hiatus',
};

type Marked = {
  readonly badge: BadgeData | null;
  readonly restrictedAge: RestrictedAge;
  readonly mature: boolean;
  readonly gaugeUsable: boolean;
};

/** A title's badge in the reader's language; an event shows its own label. */
export function TitleBadge({ badge }: { badge: BadgeData }): ReactElement {
  const t = usePhrases('reading');
  const labels: Record<ContentStatus, string> = {
    event: badge.label || t('badgeEvent'),
    started: t('badgeStarted'),
    updated: t('badgeUpdated'),
    completed: t('badgeCompleted'),
    suspend: t('badgeSuspend'),
  };
  return <Badge tone={tones[badge.type]} label={labels[badge.type]} />;
}

/** The age from which a title may be read, short with the whole label spoken; none for all ages. */
export function TitleAge({ age }: { age: RestrictedAge }): ReactElement | null {
  const t = useTranslate();
  const units = usePhrases('units');
  if (age === 0) return null;
  const short = { 12: units('ageShort12'), 15: units('ageShort15'), 19: units('ageShort19') }[age];
  return (
    <AgeLabel short={short} label={formatAgeGroup(t, ageGroup(age))} adult={age === adultAge} />
  );
}

/** What a card says of a title by marks, from what a list knows: two on the cover, one below. */
export function useCoverMarks(): (title: Marked & { readonly name: string }) => {
  readonly cover: Pick<CoverProps, 'badge' | 'age' | 'blurred' | 'reveal'>;
  readonly mark: ReactNode;
} {
  const t = usePhrases('reading');
  const blurs = useMatureBlur();
  const ask = useMatureQuestion();
  return (title) => ({
    mark: title.gaugeUsable && <PriceMark kind="wait" label={t('waitFree')} />,
    cover: {
      badge: title.badge && <TitleBadge badge={title.badge} />,
      age: title.restrictedAge > 0 && <TitleAge age={title.restrictedAge} />,
      blurred: blurs(title),
      reveal: {
        label: t('coverReveal'),
        spoken: t('coverRevealOf', { title: title.name }),
        onReveal: ask,
      },
    },
  });
}
