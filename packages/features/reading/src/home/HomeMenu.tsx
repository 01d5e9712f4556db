import type { Menu } from '@hanji/contract/entities/home.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Chip } from '@hanji/ui-kit/actions/chip/Chip.tsx';
import type { ReactElement } from 'react';
import { menuPath } from '#paths/list-paths.ts';
import { ChipRow } from '#shared/ChipRow.tsx';

type HomeMenuProps = { readonly category: ContentCategory; readonly menu: Menu };

/** The menus of a category, and its events. */
export function HomeMenu({ category, menu }: HomeMenuProps): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const items = menu.items.toSorted((a, b) => a.index - b.index);
  return (
    <ChipRow label={frame('menu')}>
      {items.map(({ code, name }) => (
        <Chip key={code} href={menuPath(category, code)}>
          {name}
        </Chip>
      ))}
      <Chip href={menuPath(category, 'event')}>{t('eventsTitle')}</Chip>
    </ChipRow>
  );
}
