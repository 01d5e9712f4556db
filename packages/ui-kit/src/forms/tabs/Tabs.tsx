import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import * as styles from './Tabs.module.css';
import { useSelectedInView } from '#shared/use-selected-in-view.ts';

type TabsProps<Key extends string> = {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: ReactNode }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs over one panel: one stop for the Tab key, arrows between them. */
export function Tabs<Key extends string>(props: TabsProps<Key>): ReactElement {
  const { label, tabs, selected, onSelect, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useSelectedInView(row, '[aria-selected=true]', selected);

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(
      event,
      tabs.length,
      tabs.findIndex(({ key }) => key === selected),
    );
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    row.current?.querySelectorAll('button')[target ?? 0]?.focus({ preventScroll: true });
  };

  return (
    <>
      <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={styles.tab}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}

function targetOf(event: KeyboardEvent, count: number, at: number): number | null {
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = steps[event.key];
  if (step === undefined) return null;
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (at + (mirrored ? -step : step) + count) % count;
}
