import type { CreatorLimits } from '@hanji/contract/entities/creator.ts';
import { pageFileKinds, uploadPartBytes } from '@hanji/contract/creator-vocabulary.ts';
import type { Settings } from '#settings/settings.ts';

/** A file that is not finished is kept for so long after its last part. */
export const keptUploadHours = 24;

/** What may be sent, as the settings have it. */
export function creatorLimits({ creator }: Pick<Settings, 'creator'>): CreatorLimits {
  return {
    kinds: [...pageFileKinds],
    ...creator,
    partBytes: uploadPartBytes,
    keptHours: keptUploadHours,
  };
}
