import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { shopPath } from '@hanji/domain/paths/shop-return.ts';
import {
  pendingText,
  type PendingPurchase,
} from '@hanji/domain/purchase/pending/pending-purchase.ts';
import {
  keepPendingPurchase,
  takePendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { SoldTitle } from '@hanji/edition/slots/edition-slots.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { pendingOf } from '#purchase/pending/stored-pending.ts';

type Interrupt = (pending: PendingPurchase | null) => void;

/** Leads away from a purchase to what it lacks; what is pending is done when its reader is back. */
export function useInterrupt({ contentType, contentId }: SoldTitle): {
  readonly toLogin: Interrupt;
  readonly toShop: Interrupt;
} {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const title = `/${contentType}/${contentId}`;
  const leave = (pending: PendingPurchase | null, to: string): void => {
    if (pending === null) takePendingPurchase();
    else keepPendingPurchase(pendingOf(user?.userId ?? null, pendingText(pending)));
    void navigate(to);
  };
  return {
    // A viewer's own address would ask for the chapter that is open, not for the one that is wanted.
    toLogin: (pending) => leave(pending, loginPath(pathname === title ? pathname + search : title)),
    toShop: (pending) => leave(pending, shopPath),
  };
}
