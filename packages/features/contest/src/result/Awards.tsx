import type { ContestAward } from '@hanji/contract/entities/contest.ts';
import type { ReactElement } from 'react';
import { AwardCard } from './AwardCard.tsx';
import * as styles from './Awards.module.css';

/** What the jury decided, rank by rank. */
export function Awards({ awards }: { readonly awards: readonly ContestAward[] }): ReactElement {
  const places = [...new Set(awards.map(({ place }) => place))];
  return (
    <div className={styles.ranks}>
      {places.map((place) => {
        const same = awards.filter((award) => award.place === place);
        const [first] = same;
        return (
          <section key={place} className={styles.rank} aria-labelledby={`rank-${place}`}>
            <h2 id={`rank-${place}`} className={styles.heading} data-first={place === 1}>
              {first?.rank}
            </h2>
            <ul className={styles.awards} data-first={place === 1}>
              {same.map((award, at) => (
                <li key={award.title?.contentId ?? `gone ${at}`}>
                  <AwardCard award={award} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
