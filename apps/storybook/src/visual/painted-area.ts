/** Where a picture is taken: all that the story shows, within the window, with a little room around. */
export type PictureArea = { x: number; y: number; width: number; height: number };

const room = 8;

export function paintedArea(): PictureArea {
  let [left, top, right, bottom] = [innerWidth, innerHeight, 0, 0];
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) continue;
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  const x = Math.max(0, Math.floor(left - room));
  const y = Math.max(0, Math.floor(top - room));
  return {
    x,
    y,
    width: Math.max(1, Math.min(innerWidth, Math.ceil(right + room)) - x),
    height: Math.max(1, Math.min(innerHeight, Math.ceil(bottom + room)) - y),
  };
}
