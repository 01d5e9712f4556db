import type { NamespaceContext } from './namespace-context.ts';

export const viewer: NamespaceContext<'viewer'> = {
  about: 'The comic and the novel viewer.',
  phrases: {
    page: { note: 'Spoken; page {{page}} of {{total}}.' },
    imageAlt: { note: 'Spoken in place of a picture: page {{page}}.' },
    resetZoom: { note: 'Spoken; of a button that shows how large the page is: 150 %.' },
    previousEpisode: { note: 'A button.', most: 24 },
    previousVolume: { note: 'A button.', most: 24 },
    nextEpisode: { note: 'A button.', most: 24 },
    nextVolume: { note: 'A button.', most: 24 },
    vertical: { note: 'A way of reading.', most: 20 },
    byPanel: {
      note: 'A way of reading, on a button: one panel of a comic after the other.',
      most: 30,
    },
    horizontal: { note: 'A way of reading.', most: 20 },
    fontSystem: { note: 'A choice of three in a row.', most: 18 },
    fontGothic: { note: 'A choice of three in a row: letters without serifs.', most: 18 },
    fontSerif: { note: 'A choice of three in a row.', most: 18 },
    guideLtr: { note: 'Shown for a moment when a chapter opens.' },
    themeTan: { note: 'Spoken; a colour to read on.' },
    imageRetryAll: {
      note: 'A button, beside imageRetry: every image that did not load.',
      most: 24,
    },
    imagesOffline: { note: 'Shown while the device has no connection.' },
    elsewhere: {
      note: 'Asked when the reader went on on another device; chapter and time follow.',
    },
    elsewhereGo: { note: 'A button: to the place on the other device.', most: 24 },
    elsewhereStay: { note: 'A button: no, thank you.', most: 24 },
    pullMore: { note: 'While the end of a chapter is pulled; above it, “next chapter”.' },
    pullRelease: { note: 'Pulled far enough; above it, “next chapter”.' },
    pullAgain: { note: 'After a key or a turn of the wheel at the end; above it, “next chapter”.' },
    wholeEpisode: { note: 'A button at the end of a preview.', most: 30 },
    wholeVolume: { note: 'A button at the end of a preview.', most: 30 },
    report: { note: 'A button at the end of a chapter, and the title of what it opens.', most: 30 },
    reportText: { note: 'A choice: the written words of the chapter have mistakes.' },
    reportSend: { note: 'A button.', most: 16 },
    bookFailed: { note: 'Of an episode or a volume; say neither.' },
  },
};
