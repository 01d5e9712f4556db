import axe from 'axe-core';

/** Fades and slides that end; what breathes for ever is not waited for. */
function settled(): Promise<unknown> {
  return Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  );
}

/** What axe finds wrong in the page as it stands, one readable line each. */
export async function violations(root: Element = document.body): Promise<string[]> {
  await settled();
  const { violations: found } = await axe.run(root, {
    resultTypes: ['violations'],
    rules: { region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}: ${node.failureSummary ?? ''}`),
  );
}
