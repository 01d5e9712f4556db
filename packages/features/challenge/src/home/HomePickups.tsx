import type { ChallengePickup } from '@hanji/contract/entities/challenge.ts';
import { pickupRotationMs, pickupsShown } from '@hanji/domain/challenge/limits.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import {
  PickupCarousel,
  type Pickup,
} from '@hanji/ui-kit/lists/pickup-carousel/PickupCarousel.tsx';
import type { ReactElement } from 'react';
import { fileAddress } from '#cards/file-address.ts';
import { titlePath } from '#paths/challenge-paths.ts';
import { useSlideLabels } from './use-slide-labels.ts';

/** 編集部ピックアップ: three at a time, for eight seconds (challenge-and-shutdown, section 2.3). */
export function HomePickups({
  pickups,
}: {
  readonly pickups: readonly ChallengePickup[];
}): ReactElement | null {
  const t = usePhrases('challenge');
  const labels = useSlideLabels();
  const shown = pickups.flatMap((pickup): Pickup[] => {
    const href = hrefOf(pickup);
    const picture = fileAddress(pickup.coverImageFilePath, pickup.coverImageFileName);
    return href && picture ? [{ id: pickup.id, title: pickup.name, href, picture }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <PickupCarousel
      title={t('pickup')}
      pickups={shown}
      groupSize={pickupsShown}
      stayMs={pickupRotationMs}
      labels={labels}
    />
  );
}

/** A page elsewhere where it has one, or its title; null where it leads nowhere. */
function hrefOf({ webLinkUrl, contentId }: ChallengePickup): string | null {
  if (webLinkUrl !== null) return setLink(webLinkUrl);
  return contentId === null ? null : titlePath(contentId);
}
