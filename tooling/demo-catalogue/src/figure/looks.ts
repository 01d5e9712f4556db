import type { CastMember } from '#script.ts';
import { darken, lighten, mix } from '#paint/color.ts';
import type { Palette } from '#paint/palette.ts';
import { randomFrom } from '#paint/random.ts';

export type Role = 'a' | 'b' | 'c';

/** Everything about a character that stays the same from panel to panel. */
export type Looks = {
  readonly member: CastMember;
  readonly skin: string;
  readonly hair: string;
  readonly eye: string;
  readonly main: string;
  readonly second: string;
  readonly trim: string;
  readonly eyeStyle: 'round' | 'almond' | 'sleepy';
  readonly brow: number;
  readonly parting: -1 | 1;
  readonly freckles: boolean;
};

const skins = ['#fbe0cd', '#f3cdb0', '#e2b08a', '#c58d66', '#9a6645'] as const;

export function looksOf(slug: string, role: Role, member: CastMember, p: Palette): Looks {
  const random = randomFrom(`${slug}/${role}`);
  const index = { a: 0, b: 1, c: 2 }[role];
  const main = p[role];
  return {
    member,
    skin:
      skins[Math.min(skins.length - 1, random.int(0, 2) + (random.chance(0.25) ? 2 : 0))] ??
      skins[0],
    hair:
      member.extra === 'beard' && random.chance(0.5)
        ? mix(p.hair[index] ?? p.ink, '#d8d4d0', 0.6)
        : (p.hair[index] ?? p.ink),
    eye: mix(main, p.ink, 0.45),
    main,
    second: mix(lighten(p.paper, 0.3), p[role === 'a' ? 'b' : 'a'], 0.12),
    trim: role === 'c' ? p.a : role === 'a' ? p.c : lighten(p.c, 0.15),
    eyeStyle: random.pick(['round', 'almond', 'sleepy'] as const),
    brow: member.build === 'broad' || member.extra === 'beard' ? 0.11 : random.range(0.055, 0.085),
    parting: random.chance(0.5) ? 1 : -1,
    freckles: member.build === 'small' && random.chance(0.5),
  };
}

/** The darker sibling of a piece of clothing: trousers, collars. */
export function deep(color: string, ink: string): string {
  return mix(darken(color, 0.25), ink, 0.45);
}
