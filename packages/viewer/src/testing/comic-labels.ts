import type { ComicLabels } from '#comic/react/comic-labels.ts';

/** Words for tests; the editions bring their own. */
export const testComicLabels: ComicLabels = {
  viewer: 'Comic',
  showControls: 'Show controls',
  previousChapter: 'Previous chapter',
  nextChapter: 'Next chapter',
  comments: 'Comments',
  settings: 'Reading settings',
  verticalMode: 'Read vertically',
  pageMode: 'Read by pages',
  byPanel: 'Read panel by panel',
  slider: 'Position',
  pageOf: (current, total) => `${current} of ${total}`,
  percentOf: (percent) => `${percent} %`,
  resetZoom: (percent) => `Reset the zoom (${percent} %)`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  imageAlt: (page) => `Page ${page}`,
  imageFailed: 'This picture did not load',
  retry: 'Try again',
  retryAll: 'Try all again',
  offline: 'No connection',
  empty: 'No pictures',
  guideTopToBottom: 'Read downwards',
  guideLeftToRight: 'Read to the right',
  guideRightToLeft: 'Read to the left',
};
