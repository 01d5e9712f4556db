import type { EmblemName } from '#script.ts';
import { ball, cloud, kite, umbrella } from './open-air.ts';
import { busStop, door, piano } from './places.ts';
import { microphone, phone, radio } from './devices.ts';
import { book, cards, cup, pudding, ticket } from './small-things.ts';
import type { Draw } from './pen.ts';

export const emblemDrawings: Record<EmblemName, Draw> = {
  ball,
  book,
  'bus-stop': busStop,
  cards,
  cloud,
  cup,
  door,
  kite,
  microphone,
  phone,
  piano,
  pudding,
  radio,
  ticket,
  umbrella,
};
