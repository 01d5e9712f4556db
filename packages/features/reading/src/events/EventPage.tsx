import type { EventPage as Event } from '@hanji/contract/entities/event.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { Locale } from '@hanji/i18n/locale.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetEventQuery } from '#endpoints/events.ts';
import { eventPath } from '#paths/event-path.ts';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { useAtMoment } from '#shared/use-at-moment.ts';
import { EventFailure } from './EventFailure.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventView } from './EventView.tsx';

/** An event: what it is, when, and the titles that take part. */
export function EventPage(): ReactElement {
  const id = readId(useParams()['eventId']);
  return id === null ? <NotFoundPage /> : <LoadedEvent key={id} id={id} />;
}

function LoadedEvent({ id }: { readonly id: number }): ReactElement {
  const query = useGetEventQuery({ params: { eventId: id } });
  const locale = useLocale();
  const { currentData, error, refetch } = query;
  useAtMoment(nextPhaseAt(currentData), () => void refetch());
  if (currentData === undefined && error) {
    return <EventFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <QueryScreen query={query} skeleton={<EventSkeleton />}>
      {(event) => {
        const own = inLanguage(event, locale);
        return own ? <Redirect to={eventPath(own.id)} /> : <EventView event={event} />;
      }}
    </QueryScreen>
  );
}

/** When an event begins, or else ends, in milliseconds since 1970. */
function nextPhaseAt(event: Event | undefined): number | null {
  if (event === undefined || event.phase === 'ended') return null;
  return Date.parse(event.phase === 'upcoming' ? event.startAt : event.endAt);
}

/** An event is read in the language that is spoken, also once another one is chosen on its page. */
function inLanguage({ languageId, languages }: Event, locale: Locale) {
  if (languageId === locale) return undefined;
  return languages.find((other) => other.languageId === locale);
}
