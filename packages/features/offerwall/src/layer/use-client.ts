import type { OfferClient } from '@hanji/contract/offerwall-vocabulary.ts';
import { useWide } from '@hanji/ui-kit/shared/use-media.ts';
import { useState } from 'react';

/** For what kind of screen a partner draws its page: as it was at first, lest it be drawn anew. */
export function useClient(): OfferClient {
  const isWide = useWide();
  const [client] = useState<OfferClient>(isWide ? 'pc' : 'mobile');
  return client;
}
