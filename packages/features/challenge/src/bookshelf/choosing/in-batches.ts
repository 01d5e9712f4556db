/** As many as one call takes. */
const mostAtOnce = 100;

/** Removes titles by as many calls as that takes; resolves to whether all of them were answered. */
export async function inBatches(
  contentIds: readonly number[],
  remove: (query: { contentIds: string }) => Promise<{ error?: unknown }>,
): Promise<boolean> {
  for (let from = 0; from < contentIds.length; from += mostAtOnce) {
    const batch = contentIds.slice(from, from + mostAtOnce).join(',');
    const { error } = await remove({ contentIds: batch });
    if (error) return false;
  }
  return true;
}
