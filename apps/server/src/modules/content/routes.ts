import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { SharingOptions } from '#http/calls/answer-call.ts';
import { SharedContentFacts } from './content-facts.ts';
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

export function contentHandlers(
  context: RequestContext,
  { shareMs }: SharingOptions,
): Pick<Handlers, ContentCall> {
  const shared = new SharedContentFacts(shareMs);
  return {
    getContent: (call) => readContentHome(context, call.params, call, shared),
    getChapters: (call) => readChapters(context, call.params, call),
    getChapterView: async (call) => {
      const view = await readChapterView(
        context,
        call.params,
        call.params.chapterFileSalesType,
        call,
      );
      // Its key is new each time: a kept copy would never be equal.
      return new Answer(view, { cachePolicy: 'never' });
    },
    getChapterEpub: (call) => readChapterEpub(context, call.params, call.query, call),
    readChapter: (call) => recordReading(context, call.params, 'read', call.query, call),
    finishChapter: (call) => recordReading(context, call.params, 'finished', call.query, call),
    reportChapter: (call) =>
      recordReport(context, call.params, call.params.category, call.body.issue, call),
  };
}
