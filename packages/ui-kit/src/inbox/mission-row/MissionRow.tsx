import { useId, type ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './MissionRow.module.css';

type MissionRowProps = {
  readonly title: string;
  readonly description?: string | undefined;
  /** What it gives: "5 coins". */
  readonly reward: string;
  /** Until when, in words. */
  readonly period?: string | undefined;
  /** That taking part needs the app; missions can only be looked at on the web. */
  readonly appOnlyLabel: string;
};

/** A mission: what is asked and given. There is nothing to press: taking part needs the app. */
export function MissionRow(props: MissionRowProps): ReactElement {
  const { title, description, reward, period, appOnlyLabel } = props;
  const id = useId();
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {description && <p className={styles.text}>{description}</p>}
        {period && <p className={styles.period}>{period}</p>}
        <p className={styles.app}>
          <Icon name="info" size={16} />
          <span>{appOnlyLabel}</span>
        </p>
      </div>
      <p className={styles.reward}>
        <Icon name="gift" size={20} />
        <bdi>{reward}</bdi>
      </p>
    </article>
  );
}
