import { z } from 'zod';
import { libraryPage } from '../entities/library.ts';
import { libraryOrders, libraryTypes, removableLibraryTypes } from '../library-vocabulary.ts';
import { category, contentPath, cursor, pageNo, pageSize } from './inputs.ts';

const mostTitles = 100;

/** A list of titles, of each its type and id. */
const titles = z.array(contentPath).min(1).max(mostTitles);

/** As a page of a library said it: a moment, before the year 2287, and a title. */
const after = cursor(/^\d{1,13}-(\d{1,10})$/);

export const librarySchemas = {
  getLibrary: {
    params: z.object({ category, type: z.enum(libraryTypes) }),
    query: z.object({
      pageNo: pageNo.default(0),
      pageSize: pageSize(20),
      orderType: z.enum(libraryOrders).optional(),
      after: after.optional(),
    }),
    response: libraryPage,
  },
  subscribe: { params: contentPath, response: z.null() },
  unsubscribe: { body: titles, response: z.null() },
  removeFromLibrary: {
    params: z.object({ type: z.enum(removableLibraryTypes) }),
    body: titles,
    response: z.null(),
  },
};
