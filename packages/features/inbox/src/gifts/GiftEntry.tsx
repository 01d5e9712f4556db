import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { giftOffer } from '@hanji/domain/gifts/gift-offer.ts';
import { isImpending } from '@hanji/domain/gifts/impending-gift.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { GiftCard } from '@hanji/ui-kit/inbox/gift-card/GiftCard.tsx';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeftWords } from '#lists/use-left-words.ts';

type GiftEntryProps = {
  readonly gift: Gift;
  /** This one, or all, are being received. */
  readonly busy: boolean;
  /** Tells whether it worked. */
  readonly onReceive: () => Promise<boolean>;
};

/** A gift with what can be done: received, checked out, or nothing any more. */
export function GiftEntry({ gift, busy, onReceive }: GiftEntryProps): ReactElement {
  const { item, title, description, imageUrl, received, expireRemained } = gift;
  const t = usePhrases('inbox');
  const leftWords = useLeftWords();
  const action = useAction(gift, onReceive);
  return (
    <GiftCard
      item={item}
      title={title}
      description={description}
      image={imageUrl}
      time={!received && isImpending({ expireRemained }) ? 'impending' : 'open'}
      timeLabel={received && action ? t('received') : leftWords(expireRemained)}
      action={action}
      receivedLabel={received && !action ? t('received') : undefined}
      busyLabel={busy ? t('receiving') : undefined}
    />
  );
}

function useAction(gift: Gift, onReceive: () => Promise<boolean>) {
  const t = usePhrases('inbox');
  const navigate = useNavigate();
  const offer = giftOffer(gift);
  if (offer.kind === 'receive') return { label: t('receive'), onPress: () => void onReceive() };
  const { url, receives } = offer;
  if (!receives) return url === null ? undefined : { label: t('checkOut'), href: url };
  const checkOut = async (): Promise<void> => {
    if (!(await onReceive()) || url === null) return;
    if (url.startsWith('/')) await navigate(url);
    else location.assign(url);
  };
  return { label: t('checkOut'), onPress: () => void checkOut() };
}
