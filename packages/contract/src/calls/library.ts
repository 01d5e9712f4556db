import type { LibraryPage } from '../entities/library.ts';
import type { LibraryOrder, LibraryType, RemovableLibraryType } from '../library-vocabulary.ts';
import type { ContentCategory, ContentType } from '../vocabulary.ts';
import { call } from './call.ts';

/** A title of a library. */
export type LibraryTitle = { contentType: ContentType; contentId: number };

const ofReader = {
  offered: 'reading',
  access: 'guest',
  success: 'exact200',
  source: 'reading-service 7, Library',
} as const;

export const libraryCalls = {
  getLibrary: call<{
    params: { category: ContentCategory; type: LibraryType };
    query: {
      pageNo?: number;
      pageSize?: number;
      orderType?: LibraryOrder | undefined;
      after?: string | undefined;
    };
    response: LibraryPage;
  }>({
    ...ofReader,
    method: 'GET',
    path: '/library/{category}/{type}',
    summary:
      'A page of the reader’s library; with `after` it begins where the page before has ended',
    source: 'reading-service 7, Library; decision "library"',
  }),
  subscribe: call<{ params: LibraryTitle; response: null }>({
    ...ofReader,
    method: 'POST',
    path: '/library/subscribed/{contentType}/{contentId}',
    summary: 'Subscribes to a title, once however often it is asked for',
  }),
  unsubscribe: call<{ body: LibraryTitle[]; response: null }>({
    ...ofReader,
    method: 'DELETE',
    path: '/library/subscribed',
    summary: 'Ends subscriptions; a title that was not subscribed to is passed over',
    body: 'json',
  }),
  removeFromLibrary: call<{
    params: { type: RemovableLibraryType };
    body: LibraryTitle[];
    response: null;
  }>({
    ...ofReader,
    method: 'DELETE',
    path: '/library/{type}',
    summary: 'Takes titles from a list until they are read, rented or unlocked again; places stay',
    body: 'json',
  }),
} as const;
