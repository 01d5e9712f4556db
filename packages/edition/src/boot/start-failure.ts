/** Of the page itself: when nothing of the edition arrives, it still has these words. */
export const startFailureId = 'start-failure';

/** Says in the page's own words that the edition did not start, with a way to try again. */
export function showStartFailure(root: HTMLElement): void {
  const words = document.querySelector<HTMLTemplateElement>(`template#${startFailureId}`);
  if (!words) return;
  root.replaceChildren(words.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
}
