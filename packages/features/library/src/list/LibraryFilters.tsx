import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import type { PhraseKey } from '@hanji/i18n/phrases.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import { ChipRow } from '@hanji/ui-kit/actions/chip/ChipRow.tsx';
import type { ReactElement } from 'react';
import { libraryPath } from '#paths/library-paths.ts';
import * as styles from './LibraryFilters.module.css';

type LibraryFiltersProps = {
  readonly type: LibraryType;
  readonly category: ContentCategory;
};

const kinds = [
  ['all_comic', 'comics'],
  ['all_novel', 'novels'],
] as const satisfies readonly (readonly [ContentCategory, PhraseKey<'frame'>])[];

/** Comics or novels, and beside what is rented what is owned, each an address. */
export function LibraryFilters({ type, category }: LibraryFiltersProps): ReactElement {
  const t = usePhrases('library');
  const frame = usePhrases('frame');
  const ofOwn = type === 'rented' || type === 'unlocked';
  return (
    <div className={styles.filters}>
      <ChipRow label={t('kind')} current={category}>
        {kinds.map(([other, phrase]) => (
          <Chip key={other} href={libraryPath(type, other)} current={other === category}>
            {frame(phrase)}
          </Chip>
        ))}
      </ChipRow>
      {ofOwn && (
        <ChipRow label={t('own')} current={type}>
          {(['rented', 'unlocked'] as const).map((other) => (
            <Chip key={other} href={libraryPath(other, category)} current={other === type}>
              {t(other)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
