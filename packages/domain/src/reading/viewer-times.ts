/**
 * Times of both viewers in milliseconds (reading-service, section 4 "Viewer" and section 9).
 * The specification names the timeouts of controls and tooltip without a number.
 */
export const viewerTimes = {
  /** Controls go by themselves after this long without use. */
  controls: 3000,
  tooltip: 4000,
  /** The reading guide, which says which way to read. */
  guide: 2400,
  /** A pop-up notification. */
  notification: 2400,
  /** From a change of mode to the pager's re-creation at the equivalent page. */
  pagerRestart: 250,
  /** How long a slide takes to turn. */
  pagerSpeed: 100,
  /** Least time between two turns by the wheel. */
  wheelThrottle: 100,
  /** How long a reader rests on a page before it is spoken. */
  announcement: 1000,
  /** Least time between two reported positions. */
  position: 250,
} as const;
