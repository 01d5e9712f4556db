import type { ComicLabels } from '#comic/react/comic-labels.ts';

/** Words for tests; the editions bring their own. */
export const testComicLabels: ComicLabels = {
  viewer: 'Comic',
  showControls: 'Show controls',
  previousChapter: 'Previous chapter',
  nextChapter: 'Next chapter',
  pullMore: 'Keep pulling',
  pullRelease: 'Let go',
  pullAgain: 'Once more',
  comments: 'Comments',
  settings: 'Reading settings',
  verticalMode: 'Read vertically',
  pageMode: 'Read by pages',
  byPanel: 'Read panel by panel',
  slider: 'Position',
  pageOf: (current, total, last = current) =>
    last > current ? `${current}–${last} of ${total}` : `${current} of ${total}`,
  percentOf: (percent) => `${percent} %`,
  resetZoom: 'Reset the zoom',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  imageAlt: (page) => `Page ${page}`,
  imageFailed: (page) => `Page ${page} did not load`,
  retry: 'Try again',
  imagesFailed: (count) => `${count} pages did not load`,
  retryAll: 'Try all again',
  offline: 'No connection',
  empty: 'No pictures',
  guideTopToBottom: 'Read downwards',
  guideLeftToRight: 'Read to the right',
  guideRightToLeft: 'Read to the left',
};
