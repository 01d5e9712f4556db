import axe from 'axe-core';

/** What axe finds wrong in the viewer on screen; a book's own markup is not looked into. */
export async function violations(): Promise<string[]> {
  const section = document.querySelector('section');
  if (!section) throw new Error('no viewer is drawn');
  // What is still fading in has not the contrast that it will have.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const result = await axe.run(section, { iframes: false });
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
}
