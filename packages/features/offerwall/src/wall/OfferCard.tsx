import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';
import * as styles from './OfferWall.module.css';

type OfferCardProps = {
  readonly title: string;
  readonly text: string;
  /** What there is now; its room stays while that is not known. */
  readonly now: string | null;
  readonly show: string;
  readonly onShow: () => void;
};

/** What a partner offers, and the button that opens its layer. */
export function OfferCard({ title, text, now, show, onShow }: OfferCardProps): ReactElement {
  return (
    <section className={styles.offer}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {now !== null && <p className={styles.now}>{now}</p>}
      <Button look="strong" onClick={onShow}>
        {show}
      </Button>
    </section>
  );
}
