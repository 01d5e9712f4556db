import type { PlacePosition, ReadingPlaces } from '../entities/reading-place.ts';
import type { ChapterUnit, ContentType } from '../vocabulary.ts';
import { call } from './call.ts';

/** A place as a device tells it. */
export type ReportedPlace = {
  contentId: number;
  chapterId: number;
  contentVersion: string;
  /** Share of the chapter that lies before it, 0 to 1. */
  share: number;
  position: PlacePosition | null;
  /** How long ago it was reached, in milliseconds. */
  ago: number;
};

const source = 'decision "reading position"; reading-service 7 names no call for it';

export const readingCalls = {
  keepPlaces: call<{
    /** `reader` is whose they are: see `ReportedEvent`. */
    body: { device: string; reader?: string | undefined; places: ReportedPlace[] };
    response: null;
  }>({
    method: 'PUT',
    path: '/reading/places',
    summary: 'Where the member has come to in chapters; those that are gone are passed over',
    source,
    offered: 'reading',
    access: 'member',
    success: 'under300',
    body: 'json',
    background: true,
  }),
  getPlaces: call<{
    params: { contentType: ContentType; contentId: number; chapterUnit: ChapterUnit };
    query: { device: string };
    response: ReadingPlaces;
  }>({
    method: 'GET',
    path: '/{contentType}/{contentId}/{chapterUnit}/places',
    summary: 'Where the member has come to in a title on other devices than the one that asks',
    source,
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
} as const;
