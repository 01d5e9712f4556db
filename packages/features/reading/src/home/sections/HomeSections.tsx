import type { Section } from '@hanji/contract/entities/home.ts';
import type { ReactElement } from 'react';
import * as styles from '../Home.module.css';
import { HomeSection } from './HomeSection.tsx';

/** Sections one below the other; one without elements is left out. */
export function HomeSections({ sections }: { sections: readonly Section[] }): ReactElement {
  return (
    <div className={styles.sections}>
      {sections
        .filter(({ elements }) => elements.length > 0)
        .map((section) => (
          <HomeSection key={section.id} section={section} />
        ))}
    </div>
  );
}
