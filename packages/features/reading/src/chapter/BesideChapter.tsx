import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ChapterAddress } from '#paths/paths.ts';
import { OffersPlace } from './place/OffersPlace.tsx';
import { RefusedLater } from './refused/RefusedLater.tsx';
import { ReportsProblem } from './report/ReportsProblem.tsx';

type BesideChapterProps = {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  /** Its first content is on screen. */
  readonly delivered: boolean;
  readonly refusal: ApiError | SerializedError | null | undefined;
  readonly reports: boolean;
  readonly onReported: () => void;
  readonly onReopen: (keepPlace: () => void) => void;
  /** Asks for the chapter anew, so that what stands before it is seen. */
  readonly onAsk: () => void;
};

/** What may come beside a chapter that is being read. */
export function BesideChapter(props: BesideChapterProps) {
  const { address, view } = props;
  return (
    <>
      {props.delivered && <OffersPlace address={address} view={view} onReopen={props.onReopen} />}
      <RefusedLater refusal={props.refusal} address={address} onAsk={props.onAsk} />
      <ReportsProblem address={address} open={props.reports} onClose={props.onReported} />
    </>
  );
}
