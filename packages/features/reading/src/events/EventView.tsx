import type { EventPage } from '@hanji/contract/entities/event.ts';
import { ageGroup } from '@hanji/domain/titles/age-label.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { formatAgeGroup } from '@hanji/i18n/format/age-group.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import { AgeLabel } from '@hanji/ui-kit/works/marks/AgeLabel.tsx';
import { WidePicture } from '@hanji/ui-kit/works/wide-picture/WidePicture.tsx';
import { WrittenPage } from '@hanji/ui-kit/works/written-page/WrittenPage.tsx';
import { useId, type ReactElement } from 'react';
import { TitleGrid } from '#cards/TitleGrid.tsx';
import { EventMark } from './EventMark.tsx';
import * as styles from './EventView.module.css';
import { useEventTimes } from './use-event-times.ts';
import { useEventsPath } from './use-events-path.ts';

type EventProps = { readonly event: EventPage };

export function EventView({ event }: EventProps): ReactElement {
  const t = usePhrases('reading');
  useDocumentTitle(event.title);
  const events = useEventsPath(event.category);
  return (
    <article className={styles.page} lang={event.languageId}>
      <div className={styles.up}>
        <UpLink href={events} label={t('eventsTitle')} />
      </div>
      <EventHead event={event} />
      {event.text.length > 0 && (
        <div className={styles.text}>
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
  return (
    <header className={styles.head}>
      <WidePicture
        picture={{ src: picture.url, width: picture.width, height: picture.height }}
        color={color}
      />
      <div className={styles.words}>
        <p className={styles.marks}>
          <EventMark phase={phase} />
          {mature && (
            <AgeLabel
              short={units('ageShort19')}
              label={formatAgeGroup(translate, ageGroup(19))}
              adult
            />
          )}
        </p>
        <h1 className={styles.title}>{title}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
        <dl className={styles.period}>
          <dt>{t('period')}</dt>
          <dd>{times.minutes(event)}</dd>
        </dl>
        <WaysOn event={event} />
      </div>
    </header>
  );
}

/** What there is to do: where it leads while it can be taken part in, then what else goes on. */
function WaysOn({ event }: EventProps): ReactElement | null {
  const t = usePhrases('events');
  const events = useEventsPath(event.category);
  if (event.phase === 'ended') {
    return (
      <>
        <p className={styles.over}>{t('over')}</p>
        <LinkButton href={events}>{t('toEvents')}</LinkButton>
      </>
    );
  }
  if (event.links.length === 0) return null;
  return (
    <div className={styles.links}>
      {event.links.map(({ label, href }, index) => (
        <LinkButton key={href} look={index === 0 ? 'strong' : undefined} href={href}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
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
      <TitleGrid titles={event.titles} level={3} />
    </section>
  );
}
