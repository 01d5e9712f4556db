import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDismiss } from '#overlays/floating/use-dismiss.ts';
import { useFloating } from '#overlays/floating/use-floating.ts';
import type { MenuItem } from './menu-item.ts';
import * as styles from './Menu.module.css';
import { MenuEntry } from './MenuEntry.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

type MenuTriggerProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type MenuProps = {
  /** Name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Draws the button that opens it, with these props. */
  readonly renderTrigger: (props: MenuTriggerProps) => ReactNode;
  /** Told that the menu is to open; false where something else happens instead. */
  readonly onOpen?: (() => boolean) | undefined;
};

/** Actions behind a button: arrow keys, Home, End and first letters move; Escape closes. */
export function Menu({ label, items, renderTrigger, onOpen }: MenuProps): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const onListKeys = useMenuKeys();
  useFloating(list, { open: open !== null, anchor: button, side: 'below', align: 'end' });
  useLayoutEffect(() => {
    if (open === null) return;
    const entries = list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [];
    entries[open === 'first' ? 0 : entries.length - 1]?.focus({ preventScroll: true });
  }, [open]);

  const close = (): void => {
    setOpen(null);
    button.current?.focus({ preventScroll: true });
  };
  useDismiss(open !== null, [button, list], (by) => (by === 'escape' ? close() : setOpen(null)));
  const show = (at: 'first' | 'last'): void => {
    if (onOpen?.() ?? true) setOpen(at);
  };

  return (
    <>
      {renderTrigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': id,
        onClick: () => (open === null ? show('first') : close()),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        },
      })}
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        popover="manual"
        aria-label={label}
        className={styles.menu}
        onKeyDown={(event) => {
          // The focus goes back to the button, and from there on with the Tab key.
          if (event.key === 'Tab') close();
          else onListKeys(event);
        }}
      >
        {items.map((item) => (
          <MenuEntry key={item.key} item={item} onChosen={close} />
        ))}
      </div>
    </>
  );
}
