import type { ReactElement, ReactNode } from 'react';
import { WidePicture, type Picture } from '#works/wide-picture/WidePicture.tsx';
import * as styles from './WideHead.module.css';

type WideHeadProps = {
  readonly picture: Picture;
  /** The ground of the picture until it is there. */
  readonly color: string;
  /** Above the title: where it stands, for whom it is. */
  readonly marks: ReactNode;
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly text?: string | undefined;
  /** BCP 47, of its title and its text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Names and values, such as how long it goes on. */
  readonly facts?: readonly (readonly [name: string, value: string])[] | undefined;
  /** It is known already: its picture stands small beside its title. */
  readonly small?: boolean | undefined;
  /** What there is to do. */
  readonly children?: ReactNode;
};

/** The head of a page about an event or a contest: its picture, and beside or below it what it is. */
export function WideHead(props: WideHeadProps): ReactElement {
  const { picture, color, marks, title, text, lang, facts = [], small = false, children } = props;
  return (
    <div className={styles.head} data-small={small}>
      <WidePicture className={styles.picture} picture={picture} color={color} />
      <div className={styles.words}>
        <p className={styles.marks}>{marks}</p>
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        {text && (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </div>
  );
}
