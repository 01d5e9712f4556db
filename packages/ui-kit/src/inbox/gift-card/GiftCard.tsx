import { useEffect, useId, useRef, type ReactElement } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { LinkButton } from '#actions/button/LinkButton.tsx';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './GiftCard.module.css';
import { GiftPicture } from './GiftPicture.tsx';

const icons = {
  coin: 'coin',
  ticket: 'ticket',
  ad_ticket: 'play',
  other: 'gift',
} as const satisfies Record<string, IconName>;

/** What is given, as the wire names it. */
type GiftItem = keyof typeof icons;

/** How long it can still be taken: `impending` is less than a day. */
type GiftTime = 'open' | 'impending' | 'expired';

/** What can be done: pressed here, or looked at elsewhere. */
type GiftAction =
  | { readonly label: string; readonly onPress: () => void }
  | { readonly label: string; readonly href: string };

type GiftCardProps = {
  readonly item: GiftItem;
  readonly title: string;
  readonly description?: string | undefined;
  /** Null where the gift has none: its kind is drawn. */
  readonly image: string | null;
  readonly time: GiftTime;
  /** What is left, in words: "5 hours left", "expired". */
  readonly timeLabel: string;
  /** Receive or check out; left out where there is nothing to do. */
  readonly action?: GiftAction | undefined;
  /** Said in place of the action once received. */
  readonly receivedLabel?: string | undefined;
  /** While it is being received: said on the button. */
  readonly busyLabel?: string | undefined;
};

/** A gift in the inbox: what it is, until when, and the way to have it. */
export function GiftCard(props: GiftCardProps): ReactElement {
  const { item, title, description, image, time, timeLabel, receivedLabel } = props;
  const id = useId();
  const over = time === 'expired' || receivedLabel !== undefined;
  return (
    <article className={styles.card} aria-labelledby={id} data-over={over}>
      <GiftPicture src={image} icon={icons[item]} />
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {description && <p className={styles.text}>{description}</p>}
        <p className={styles.time} data-time={time}>
          <Icon name={time === 'impending' ? 'bell' : 'clock'} size={16} />
          <bdi>{timeLabel}</bdi>
        </p>
      </div>
      <div className={styles.deed}>
        <GiftDeed {...props} describedBy={id} />
      </div>
    </article>
  );
}

function GiftDeed(props: GiftCardProps & { readonly describedBy: string }): ReactElement | null {
  const { action, time, receivedLabel, busyLabel, describedBy } = props;
  const pressed = useRef(false);
  const message = useRef<HTMLParagraphElement>(null);
  const received = receivedLabel !== undefined;
  useEffect(() => {
    // The focus goes from the button to what takes its place, unless it has left by itself.
    if (!received || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) message.current?.focus();
  }, [received]);
  if (received) {
    return (
      <p ref={message} className={styles.received} role="status" tabIndex={-1}>
        <Icon name="check" size={16} />
        <span>{receivedLabel}</span>
      </p>
    );
  }
  if (!action || time === 'expired') return null;
  if ('href' in action) {
    return (
      <LinkButton href={action.href} aria-describedby={describedBy}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button
      look="strong"
      busy={busyLabel !== undefined}
      aria-describedby={describedBy}
      onClick={() => {
        pressed.current = true;
        action.onPress();
      }}
    >
      {busyLabel ?? action.label}
    </Button>
  );
}
