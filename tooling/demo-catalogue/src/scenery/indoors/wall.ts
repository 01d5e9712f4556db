import { fill, rect } from '#paint/brush.ts';
import { darken } from '#paint/color.ts';
import type { Scene } from '#scenery/scene.ts';

/** A wall with a lighter upper half, skirting and the dusk of the hour. */
export function wallOf(s: Scene, color: string): void {
  fill(s.ctx, rect(0, 0, s.w, s.horizon + 2), color);
  fill(s.ctx, rect(0, s.horizon - 26, s.w, 26), darken(color, 0.12));
}
