import { useRef, type KeyboardEvent } from 'react';

/** Letters typed in quick succession are one word. */
const typedMs = 500;

/** Arrow keys, Home, End and the first letters of an item move the focus among the items of a menu. */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = items.findIndex((item) => item === document.activeElement);
    const target = moved(event.key, at, items.length) ?? found(event, items, at);
    if (target === null) return;
    event.preventDefault();
    items[target]?.focus();
  };

  function found(
    { key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent,
    items: HTMLElement[],
    at: number,
  ) {
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey) return null;
    const before = timeStamp - typed.current.at < typedMs ? typed.current.text : '';
    if (key === ' ' && before === '') return null;
    const text = before + key.toLocaleLowerCase();
    typed.current = { text, at: timeStamp };
    // A first letter goes on from the item after this one; what is added to it may stay here.
    const from = text.length === 1 ? at + 1 : Math.max(at, 0);
    const order = items.map((_, index) => (from + index) % items.length);
    const hit = order.find((index) =>
      items[index]?.textContent?.trim().toLocaleLowerCase().startsWith(text),
    );
    return hit ?? null;
  }
}

function moved(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
