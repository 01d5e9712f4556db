import type { Event } from '@hanji/contract/entities/event.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { listsAdultEvents } from '@hanji/domain/access/mature.ts';
import { hasAcceptedMature, readAcceptMature } from '@hanji/edition/mature/accept-mature.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { ageGroup } from '@hanji/domain/titles/age-label.ts';
import { formatAgeGroup } from '@hanji/i18n/format/age-group.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { SkeletonRail } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { EventCard } from '@hanji/ui-kit/works/event-card/EventCard.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { CategoryNavigation } from '#category/CategoryNavigation.tsx';
import { useCategoryTitle } from '#category/category-title.ts';
import { useGetEventsQuery } from '#endpoints/browsing.ts';
import { useEventTimes } from '#events/use-event-times.ts';
import { readCategory } from '#paths/read-params.ts';
import { Page } from '#shared/Page.tsx';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import * as styles from './EventsPage.module.css';

/** Events of a category that run now. */
export function EventsPage(): ReactElement {
  const category = readCategory(useParams()['contentCategory']);
  return category ? <EventList category={category} /> : <NotFoundPage />;
}

function EventList({ category }: { category: ContentCategory }): ReactElement {
  const t = usePhrases('reading');
  const query = useGetEventsQuery({ params: { category } });
  const adults = listsAdultEvents(hasAcceptedMature(), readAcceptMature());
  useCategoryTitle(category, t('eventsTitle'));
  return (
    <Page
      title={t('eventsTitle')}
      navigation={
        <CategoryNavigation category={category} menu={query.currentData?.menu} current="event" />
      }
    >
      <QueryScreen query={query} skeleton={<SkeletonRail kind="banner" />}>
        {({ events }) => <EventCards events={events.filter(({ mature }) => !mature || adults)} />}
      </QueryScreen>
    </Page>
  );
}

function EventCards({ events }: { events: readonly Event[] }): ReactElement {
  if (events.length === 0) return <EventsEmpty />;
  return (
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <ShownEvent event={event} />
        </li>
      ))}
    </ul>
  );
}

function ShownEvent({ event }: { event: Event }): ReactElement {
  const units = usePhrases('units');
  const translate = useTranslate();
  const times = useEventTimes();
  return (
    <EventCard
      href={event.webLinkUrl}
      title={event.title}
      period={times.days(event)}
      mature={
        event.mature
          ? { short: units('ageShort19'), label: formatAgeGroup(translate, ageGroup(19)) }
          : undefined
      }
      picture={{ src: event.imgUrl, width: event.width, height: event.height }}
    />
  );
}

function EventsEmpty(): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  return (
    <StateMessage
      drawing="empty"
      title={t('eventsEmptyTitle')}
      text={t('eventsEmptyText')}
      actions={<LinkButton href="/">{frame('goHome')}</LinkButton>}
    />
  );
}
