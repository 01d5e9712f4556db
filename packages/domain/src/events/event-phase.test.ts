import { expect, it } from 'vitest';
import { eventPhase } from './event-phase.ts';

const startAt = new Date('2026-11-20T03:00:00.000Z');
const endAt = new Date('2026-11-27T03:00:00.000Z');

it.each([
  ['2026-11-20T02:59:59.999Z', 'upcoming'],
  ['2026-11-20T03:00:00.000Z', 'running'],
  ['2026-11-27T02:59:59.999Z', 'running'],
  ['2026-11-27T03:00:00.000Z', 'ended'],
] as const)('at %s it is %s', (now, phase) => {
  expect(eventPhase({ startAt, endAt }, new Date(now))).toBe(phase);
});
