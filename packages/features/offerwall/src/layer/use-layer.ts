import type { PointConversion } from '@hanji/contract/entities/offerwall.ts';
import type { OfferPartner } from '@hanji/contract/offerwall-vocabulary.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { useState } from 'react';

type LayerState =
  | { readonly is: 'hidden' }
  | { readonly is: 'shown'; readonly partner: OfferPartner }
  | { readonly is: 'result'; readonly id: PointConversion['id'] };

export type Layer = {
  readonly state: LayerState;
  readonly show: (partner: OfferPartner) => void;
  readonly hide: () => void;
  /** Of a conversion; the layer goes, and how it ended is shown. */
  readonly end: (id: PointConversion['id']) => void;
};

const hidden: LayerState = { is: 'hidden' };

/** The layer above the wall, hidden or shown, then how it ended (challenge-and-shutdown, section 4). */
export function useLayer(): Layer {
  const [state, setState] = useState<LayerState>(hidden);
  const { dispatch } = useEditionStore();
  return {
    state,
    show: (partner) => setState({ is: 'shown', partner }),
    hide: () => {
      setState(hidden);
      // Coins of missions come while their page is open.
      coinsChanged(dispatch);
    },
    end: (id) => setState({ is: 'result', id }),
  };
}
