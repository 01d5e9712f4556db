import { type Build, hipY, shoulderY } from './build.ts';
import type { OutfitDetail, TorsoColors } from '#figure/outfits/collars.ts';
import { dailyOutfits } from '#figure/outfits/daily.ts';
import { specialOutfits } from '#figure/outfits/special.ts';
import { type Brush, ellipse, fill, inside, part } from '#paint/brush.ts';
import type { CastMember } from '#script.ts';
import { Path2D } from '@napi-rs/canvas';

const details: Record<CastMember['outfit'], OutfitDetail> = { ...dailyOutfits, ...specialOutfits };

function torsoPath(b: Build, hem: number, flare = 1): Path2D {
  const s = b.shoulder;
  const y = shoulderY;
  const waistY = y + b.torso * 0.62;
  const path = new Path2D();
  path.moveTo(-b.neck * 1.1, y - 0.06);
  path.quadraticCurveTo(-s * 0.8, y, -s, y + 0.42);
  path.bezierCurveTo(-s * 0.98, y + b.torso * 0.3, -b.waist, waistY - 0.35, -b.waist, waistY);
  path.quadraticCurveTo(-b.waist * 1.02, hem - 0.3, -b.hip * flare, hem);
  path.quadraticCurveTo(0, hem + 0.1, b.hip * flare, hem);
  path.quadraticCurveTo(b.waist * 1.02, hem - 0.3, b.waist, waistY);
  path.bezierCurveTo(b.waist, waistY - 0.35, s * 0.98, y + b.torso * 0.3, s, y + 0.42);
  path.quadraticCurveTo(s * 0.8, y, b.neck * 1.1, y - 0.06);
  path.quadraticCurveTo(0, y + 0.1, -b.neck * 1.1, y - 0.06);
  path.closePath();
  return path;
}

export function drawTorso(
  br: Brush,
  b: Build,
  outfit: CastMember['outfit'],
  colors: TorsoColors,
): void {
  const long = outfit === 'coat' ? 1.25 : outfit === 'dress' ? -0.45 : 0.1;
  const hem = hipY(b) + long;
  const base =
    outfit === 'apron'
      ? colors.second
      : outfit === 'spacesuit'
        ? colors.second
        : outfit === 'armor'
          ? colors.dark
          : colors.main;
  const path = torsoPath(b, hem, outfit === 'coat' ? 1.3 : 1.04);
  part(br, path, base, { shadow: 0.2 });
  inside(br.ctx, path, () => {
    // The chin's shadow on whatever is worn.
    br.ctx.globalAlpha = 0.5;
    fill(br.ctx, ellipse(br.side * -0.12, shoulderY - 0.05, b.neck * 1.9, 0.42), br.shade(base));
    br.ctx.globalAlpha = 1;
  });
  details[outfit](br, b, colors, hem);
}
