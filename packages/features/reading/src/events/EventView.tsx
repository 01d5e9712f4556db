import type { EventPage } from '@hanji/contract/entities/event.ts';
import { ageGroup } from '@hanji/domain/titles/age-label.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { formatAgeGroup } from '@hanji/i18n/format/age-group.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import { AgeLabel } from '@hanji/ui-kit/works/marks/AgeLabel.tsx';
import { WideHead } from '@hanji/ui-kit/works/wide-head/WideHead.tsx';
import { WrittenPage } from '@hanji/ui-kit/works/written-page/WrittenPage.tsx';
import { useId, type ReactElement, type ReactNode } from 'react';
import { TitleGrid } from '#cards/TitleGrid.tsx';
import { eventPath } from '#paths/event-path.ts';
import { EventMark } from './EventMark.tsx';
import * as styles from './EventView.module.css';
import { useEventTimes } from './use-event-times.ts';
import { useEventsPath } from './use-events-path.ts';

const SharePage = lazyComponent(() => import('#shared/SharePage.tsx'), 'SharePage');

type EventProps = { readonly event: EventPage };

export function EventView({ event }: EventProps): ReactElement {
  const t = usePhrases('reading');
  useDocumentTitle(event.title);
  const events = useEventsPath(event.category);
  return (
    <article className={styles.page}>
      <div className={styles.up}>
        <UpLink href={events} label={t('eventsTitle')} />
      </div>
      <EventHead event={event} />
      {event.text.length > 0 && (
        <div className={styles.text} lang={event.languageId}>
          <WrittenPage pieces={event.text} />
        </div>
      )}
      <EventTitles event={event} />
    </article>
  );
}

function EventHead({ event }: EventProps): ReactElement {
  const t = usePhrases('events');
  const units = usePhrases('units');
  const translate = useTranslate();
  const times = useEventTimes();
  const { picture, color, phase, mature, title, summary } = event;
  const age = (
    <AgeLabel short={units('ageShort19')} label={formatAgeGroup(translate, ageGroup(19))} adult />
  );
  return (
    <header>
      <WideHead
        picture={{ src: picture.url, width: picture.width, height: picture.height }}
        color={color}
        marks={
          <>
            <EventMark phase={phase} />
            {mature && age}
          </>
        }
        title={title}
        text={summary}
        lang={event.languageId}
        facts={[[t('period'), times.minutes(event)]]}
      >
        {phase === 'ended' && <p className={styles.over}>{t('over')}</p>}
        <div className={styles.ways}>
          <WaysOn event={event} />
          <SlotBoundary>
            <SharePage path={eventPath(event.id)} title={title} languageId={event.languageId} />
          </SlotBoundary>
        </div>
      </WideHead>
    </header>
  );
}

/** Where it leads while it can be taken part in, then what else goes on. */
function WaysOn({ event }: EventProps): ReactNode {
  const t = usePhrases('events');
  const events = useEventsPath(event.category);
  if (event.phase === 'ended') return <LinkButton href={events}>{t('toEvents')}</LinkButton>;
  return event.links.map(({ label, href }, index) => (
    <LinkButton key={`${label} ${href}`} look={index === 0 ? 'strong' : undefined} href={href}>
      <span lang={event.languageId}>{label}</span>
    </LinkButton>
  ));
}

function EventTitles({ event }: EventProps): ReactElement | null {
  const t = usePhrases('events');
  const id = useId();
  if (event.titles.length === 0) return null;
  return (
    <section className={styles.titles} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('titles')}
      </h2>
      <div lang={event.languageId}>
        <TitleGrid titles={event.titles} level={3} />
      </div>
    </section>
  );
}
