import * as access from './access.ts';
import * as catalogue from './catalogue.ts';
import * as chapter from './chapter.ts';
import * as image from './image.ts';
import * as reading from './reading.ts';
import * as showcase from './showcase.ts';

/** Every table of the service. */
export const schema = {
  ...access,
  ...catalogue,
  ...chapter,
  ...image,
  ...reading,
  ...showcase,
};
