import { cafe, kitchen, library } from '#scenery/indoors/homely.ts';
import { office } from '#scenery/indoors/office.ts';
import { classroom, train } from '#scenery/indoors/public.ts';
import { spaceStation, stage } from '#scenery/indoors/wonder.ts';
import { palace, ruins } from '#scenery/outdoors/ancient.ts';
import { rooftop, stadium } from '#scenery/outdoors/built.ts';
import { forest, mountain } from '#scenery/outdoors/nature.ts';
import { sea } from '#scenery/outdoors/sea.ts';
import { street } from '#scenery/outdoors/street.ts';
import type { Place } from './scene.ts';
import type { Setting } from '#script.ts';

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
