import type { Setting } from '#script.ts';
import { cafe, kitchen, library, office } from './indoors/homely.ts';
import { classroom, spaceStation, stage, train } from './indoors/public.ts';
import { palace, rooftop, ruins, stadium } from './outdoors/built.ts';
import { forest, mountain, sea } from './outdoors/nature.ts';
import { street } from './outdoors/street.ts';
import type { Place } from './scene.ts';

export const places = {
  street,
  classroom,
  sea,
  forest,
  palace,
  'space-station': spaceStation,
  kitchen,
  rooftop,
  train,
  stadium,
  library,
  mountain,
  cafe,
  ruins,
  office,
  stage,
} as const satisfies Record<Setting, Place>;
