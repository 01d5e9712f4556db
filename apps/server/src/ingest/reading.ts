import { collectOmissions, type Omissions } from './report/omissions.ts';

/** What everything that reads a file is given. */
export type Reading = {
  /** Whatever does not come along is taken down here. */
  readonly omissions: Omissions;
  /** Ends the reading at the next page. */
  readonly signal?: AbortSignal;
};

export function startReading(signal?: AbortSignal): Reading {
  return { omissions: collectOmissions(), ...(signal === undefined ? {} : { signal }) };
}
