import type { Menu } from '@hanji/contract/entities/home.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import {
  CategoryMenu,
  type CategoryMenuItem,
} from '@hanji/ui-kit/lists/category-menu/CategoryMenu.tsx';
import type { ReactElement } from 'react';
import { useMenuOfHome } from './use-seen-home.ts';
import { menuPath } from '#paths/list-paths.ts';
import { CategorySwitch } from './CategorySwitch.tsx';

type CategoryNavigationProps = {
  readonly category: ContentCategory;
  /** While it is not known, as Home said it. */
  readonly menu: Menu | undefined;
  /** The code of the menu that is shown; Home where nothing is said. */
  readonly current?: string;
};

/** The menus of a category beside its switch: its Home, what the edition offers, and its events. */
export function CategoryNavigation(props: CategoryNavigationProps): ReactElement {
  const { category, current } = props;
  const seen = useMenuOfHome(category);
  const menu = props.menu ?? seen;
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const offered = menu?.items.toSorted((a, b) => a.index - b.index) ?? [];
  const items: readonly CategoryMenuItem[] = [
    { href: `/?category=${category}`, label: frame('home'), current: current === undefined },
    ...[...offered, { code: 'event', name: t('eventsTitle') }].map(({ code, name }) => ({
      href: menuPath(category, code),
      label: name,
      current: code === current,
    })),
  ];
  return (
    <CategoryMenu
      labels={{ menu: frame('menu'), back: frame('scrollBack'), on: frame('scrollOn') }}
      items={menu ? items : []}
      lead={<CategorySwitch category={category} home={current === undefined} />}
    />
  );
}
