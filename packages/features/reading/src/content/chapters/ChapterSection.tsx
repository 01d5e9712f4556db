import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { shownUnit, tabOf, unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Tabs } from '@hanji/ui-kit/forms/tabs/Tabs.tsx';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChapterList } from './ChapterList.tsx';
import { ChaptersEmpty } from './ChaptersEmpty.tsx';
import type { ChapterSectionProps } from './chapter-section-props.ts';
import { OtherUnit } from './OtherUnit.tsx';

/** The chapters: episodes and volumes under tabs, or the only unit there is without. */
export function ChapterSection(props: ChapterSectionProps): ReactElement {
  const { content } = props.home;
  const t = usePhrases('reading');
  const [query, setQuery] = useSearchParams();
  const units = unitsOf(content.chapters);
  const unit = shownUnit(units, query.get('tab'));
  if (!unit) return <ChaptersEmpty unit="episode" />;
  const list = <UnitChapters {...props} unit={unit} />;
  if (units.length === 1) return <section aria-label={t('chapters')}>{list}</section>;
  const words: Record<ChapterUnit, string> = { episode: t('episodes'), volume: t('volumes') };
  return (
    <section aria-label={t('chapters')}>
      <Tabs
        label={t('chapters')}
        selected={unit}
        tabs={units.map((key) => ({ key, label: words[key] }))}
        onSelect={(key) =>
          setQuery(withTab(query, key), { replace: true, preventScrollReset: true })
        }
      >
        {list}
      </Tabs>
    </section>
  );
}

/** The order of chapters, which is of the reader's choice too, stays. */
function withTab(query: URLSearchParams, unit: ChapterUnit): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('tab', tabOf(unit));
  return next;
}

/** The call of a title brings the chapters of one unit; the other's come when they are asked for. */
function UnitChapters(props: ChapterSectionProps & { readonly unit: ChapterUnit }): ReactElement {
  const { home, unit, currentId } = props;
  if (unit !== home.content.chapterUnit) return <OtherUnit {...props} />;
  return (
    <ChapterList
      key={unit}
      content={home.content}
      unit={unit}
      chapters={home.chapters}
      currentId={currentId}
    />
  );
}
