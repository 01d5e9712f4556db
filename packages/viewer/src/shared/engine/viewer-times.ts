/** Times of both viewers in milliseconds (sections 4 and 9). */
export const viewerTimes = {
  /** Controls go by themselves after this long without use. */
  controls: 3000,
  /** Reading guide and pop-up notification. */
  guide: 2400,
  /** From a change of mode to the pager's re-creation. */
  pagerRestart: 250,
  pagerSpeed: 100,
  wheelThrottle: 100,
  /** Least time between two reported positions. */
  position: 250,
} as const;
