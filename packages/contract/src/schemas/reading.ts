import { z } from 'zod';
import { readingPlaces } from '../entities/reading-place.ts';
import { chapterUnits } from '../vocabulary.ts';
import { contentPath, id, text } from './inputs.ts';

/** What a browser calls itself, or an event of it: drawn at random. */
const drawnName = z.string().regex(/^[\w-]{16,64}$/);

/** A member, as the profile names them. */
const memberId = z.string().regex(/^[\w-]{1,64}$/);

const share = z.number().min(0).max(1);

/** As many as a device tells at once. */
const mostPlaces = 20;

/** In milliseconds; what is longer ago than anything waits is taken for that long. */
const agoOfBody = z.int().min(0);

const position = z.union([
  z.strictObject({ imageId: text(200).min(1), fraction: share }),
  z.strictObject({
    cfi: text(1000),
    percent: z.number().min(0).max(100),
    quote: text(200).min(1).optional(),
  }),
]);

const reportedPlace = z.object({
  contentId: id,
  chapterId: id,
  contentVersion: text(200),
  share,
  position: position.nullable(),
  ago: agoOfBody,
});

/** What an event of reading says of itself, so that one that is sent twice is stored once. */
export const reportedEvent = z.object({
  key: drawnName.optional(),
  ago: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  device: drawnName.optional(),
  reader: memberId.optional(),
});

export const readingSchemas = {
  keepPlaces: {
    body: z.object({
      device: drawnName,
      reader: memberId.optional(),
      places: z.array(reportedPlace).min(1).max(mostPlaces),
    }),
    response: z.null(),
  },
  getPlaces: {
    params: contentPath.extend({ chapterUnit: z.enum(chapterUnits) }),
    query: z.object({ device: drawnName }),
    response: readingPlaces,
  },
};
