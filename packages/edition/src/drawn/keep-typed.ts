type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input:not([type="file"]), textarea, select';

/**
 * Watches the fields of a drawn page, whose scripts are still on their way. What is given puts
 * what was typed and chosen there into the fields that have taken their places, and the focus.
 */
export function keepTyped(root: HTMLElement): () => void {
  // Out of the page, they still hold what they were given.
  const drawn = fieldsOf(root);
  let focused: EventTarget | null = document.activeElement;
  const watch = ({ target }: FocusEvent): void => void (focused = target);
  root.addEventListener('focusin', watch);
  return () => {
    root.removeEventListener('focusin', watch);
    const placed = fieldsOf(root);
    for (const [place, was] of drawn.entries()) {
      const now = placed[place];
      if (!now || now.type !== was.type || now.name !== was.name) return;
      fill(now, was);
      if (was === focused && document.activeElement === document.body) now.focus();
    }
  };
}

function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>(selector)];
}

/** As a hand would: the one who drew the field hears of it. */
function fill(now: Field, was: Field): void {
  if (now instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(now.type)) {
    const changed = 'checked' in was && was.checked !== was.defaultChecked;
    if (changed && now.checked !== was.checked) now.click();
    return;
  }
  if (now.value === was.value || isAsDrawn(was)) return;
  // Past React's own, which would take the value for one that it has set.
  Reflect.set(Object.getPrototypeOf(now), 'value', was.value, now);
  now.dispatchEvent(new Event(now.type === 'select-one' ? 'change' : 'input', { bubbles: true }));
}

function isAsDrawn(was: Field): boolean {
  return was instanceof HTMLSelectElement
    ? [...was.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
    : was.value === was.defaultValue;
}
