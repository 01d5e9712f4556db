const quietMs = 150;
const patienceMs = 20_000;

/** When nothing has been added to the page for a moment: parts of it are chunks that come late. */
export async function atRest(): Promise<void> {
  let changed = performance.now();
  const began = changed;
  const watch = new MutationObserver(() => {
    changed = performance.now();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  while (performance.now() - changed < quietMs && performance.now() - began < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  watch.disconnect();
}
