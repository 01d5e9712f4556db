import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/call-handler.ts';
import type { Site } from '#modules/site.ts';
import { readChapterEpub } from './chapter-file.ts';
import { readChapterView } from './chapter-view.ts';
import { readChapters, readContentHome } from './content-home.ts';
import { recordReading, recordReport } from './reading-events.ts';

type ContentCall =
  | 'getContent'
  | 'getChapters'
  | 'getChapterView'
  | 'getChapterEpub'
  | 'readChapter'
  | 'finishChapter'
  | 'reportChapter';

export function contentHandlers(site: Site): Pick<Handlers, ContentCall> {
  return {
    getContent: (call) => readContentHome(site, call.params, call),
    getChapters: (call) => readChapters(site, call.params, call),
    getChapterView: async (call) => {
      const view = await readChapterView(site, call.params, call.params.chapterFileSalesType, call);
      // Its key is new each time: a kept copy would never be equal.
      return new Answer(view, { keeping: 'never' });
    },
    getChapterEpub: (call) => readChapterEpub(site, call.params, call.query, call),
    readChapter: (call) => recordReading(site, call.params, 'read', call),
    finishChapter: (call) => recordReading(site, call.params, 'finished', call),
    reportChapter: (call) =>
      recordReport(site, call.params, call.params.category, call.body.issue, call),
  };
}
