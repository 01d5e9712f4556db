/** Says in the page's own words and language that the edition did not start, with a way to try again. */
export function showStartFailure(root: HTMLElement): void {
  const templates = [
    ...document.querySelectorAll<HTMLTemplateElement>('template[data-start-failure]'),
  ];
  const { lang } = document.documentElement;
  const words = templates.find((template) => template.lang === lang) ?? templates[0];
  if (!words) return;
  root.replaceChildren(words.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
}
