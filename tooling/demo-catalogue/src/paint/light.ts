import type { Panel } from '#script.ts';
import { darken, fade, lighten, mix, multiply } from './color.ts';
import type { Palette } from './palette.ts';

/** A palette as it looks at an hour and in a weather, and how things stand in that light. */
export type Light = {
  readonly time: Panel['time'];
  readonly weather: Panel['weather'];
  readonly ink: string;
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ground: string;
  readonly glow: string;
  /** Whether lamps are lit. */
  readonly dark: boolean;
  /** Any colour of the scenery in this light; `depth` 0 is near, 1 fades into the air. */
  readonly set: (color: string, depth?: number) => string;
  /** Any colour of a figure: lit more, so that faces stay readable at night. */
  readonly on: (color: string) => string;
  /** The one shadow tone of a colour. */
  readonly shade: (color: string) => string;
};

const tints = {
  dawn: { scene: '#ffe4da', figure: '#fff0e8' },
  day: { scene: '#ffffff', figure: '#ffffff' },
  dusk: { scene: '#f6c3ab', figure: '#ffe0cc' },
  night: { scene: '#6d76b4', figure: '#cdc8e4' },
} as const;

function skyOf(p: Palette, time: Panel['time']): readonly [string, string] {
  switch (time) {
    case 'dawn':
      return [mix(p.skyTop, '#b7a4d8', 0.45), mix(p.skyLow, '#ffc9a8', 0.6)];
    case 'day':
      return [p.skyTop, p.skyLow];
    case 'dusk':
      return [mix(p.near, '#6a4a9c', 0.45), mix(p.skyLow, '#ff8a4f', 0.68)];
    case 'night':
      return [mix(darken(p.near, 0.62), '#0d1236', 0.55), mix(darken(p.mid, 0.35), '#2b3a7a', 0.5)];
  }
}

export function lightOf(p: Palette, time: Panel['time'], weather: Panel['weather']): Light {
  const tint = tints[time];
  const dull = weather === 'rain' ? 0.4 : weather === 'fog' ? 0.35 : weather === 'snow' ? 0.25 : 0;
  const wet = weather === 'rain' && time !== 'night' ? '#c9d2de' : '#ffffff';
  const [top, low] = skyOf(p, time);
  const grey = time === 'night' ? mix(low, '#8088a8', 0.25) : mix(low, '#d4dae2', 0.6);
  const sky = [
    fade(mix(top, grey, dull * 1.4), dull),
    fade(mix(low, grey, dull * 1.1), dull),
  ] as const;
  const haze = weather === 'fog' ? 0.62 : weather === 'rain' ? 0.3 : 0.16;
  const set = (color: string, depth = 0) =>
    fade(
      multiply(
        multiply(
          mix(color, sky[1], depth * haze + (weather === 'fog' ? depth * 0.2 : 0)),
          tint.scene,
        ),
        wet,
      ),
      dull * 0.5,
    );
  const ground = weather === 'snow' ? mix(p.ground, '#f4f7fb', 0.8) : p.ground;
  const shadowTone = mix(p.near, '#3b2d63', 0.5);
  return {
    time,
    weather,
    ink: time === 'night' ? darken(p.ink, 0.3) : p.ink,
    sky,
    far: set(p.far, 1),
    mid: set(p.mid, 0.5),
    near: set(p.near, 0),
    ground: set(ground, 0.2),
    glow: lighten(p.glow, 0.1),
    dark: time === 'night' || time === 'dusk',
    set,
    on: (color) => multiply(color, tint.figure),
    shade: (color) => mix(multiply(color, lighten(shadowTone, 0.45)), color, 0.18),
  };
}
