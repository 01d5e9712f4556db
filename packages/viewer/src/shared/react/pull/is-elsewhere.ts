/** Whether what was touched or turned belongs to a control, or to what lies above the page. */
export function isElsewhere({ target }: Event): boolean {
  if (document.querySelector('dialog:modal') !== null) return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
