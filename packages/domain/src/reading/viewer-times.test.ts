import { expect, it } from 'vitest';
import { viewerTimes } from './viewer-times.ts';

it('[A9-002, A9-003, A9-004, A9-038, B9-005] has the times of the specification and the decided ones', () => {
  expect(viewerTimes).toEqual({
    controls: 3000,
    tooltip: 4000,
    guide: 2400,
    notification: 2400,
    pagerRestart: 250,
    pagerSpeed: 100,
    wheelThrottle: 100,
    position: 250,
  });
});
