import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import { classes } from '#shared/classes.ts';
import type { MenuItem } from './menu-item.ts';
import * as styles from './Menu.module.css';

type MenuEntryProps = {
  readonly item: MenuItem;
  /** Chosen: the menu closes. */
  readonly onChosen: () => void;
};

/** A line of a menu; the arrow keys come to it, the Tab key does not. */
export function MenuEntry({ item, onChosen }: MenuEntryProps): ReactElement {
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: classes(styles.item, item.danger && styles.danger),
  };
  const face = (
    <>
      {item.icon && <Icon name={item.icon} size={20} />}
      <span className={styles.word}>{item.label}</span>
    </>
  );
  if ('href' in item) {
    return (
      <Link
        {...common}
        href={item.href}
        {...(item.target && { target: item.target, rel: 'noopener noreferrer' })}
        onClick={onChosen}
        onKeyDown={(event) => {
          if (event.key !== ' ' || event.isDefaultPrevented()) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {face}
      </Link>
    );
  }
  const choose = (): void => {
    if (item.disabled) return;
    onChosen();
    item.onSelect();
  };
  return (
    <button {...common} type="button" aria-disabled={item.disabled ?? false} onClick={choose}>
      {face}
    </button>
  );
}
