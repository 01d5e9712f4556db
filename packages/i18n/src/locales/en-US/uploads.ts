export const uploads = {
  kind: 'Only JPEG, PNG, WebP and GIF pictures are accepted, and ZIP or CBZ files of them.',
  tooLarge:
    'A picture may have up to {{megabytes}} MB, a ZIP or CBZ file up to {{archiveMegabytes}} MB.',
  tooManyPixels: 'A picture may have up to {{megapixels}} megapixels.',
  tooManyImages: 'A chapter holds up to {{images}} pictures.',
  chapterTooLarge: 'The pictures of a chapter may have up to {{megabytes}} MB together.',
  totalTooLarge:
    'All of your titles together may hold up to {{megabytes}} MB. Delete a chapter you no longer need, then upload again.',
  unpacksTooLarge: 'This file would unpack to far more than it should, so it was not opened.',
  broken: 'This file is damaged or incomplete. Please save it anew and upload it again.',
  locked: 'This file is locked with a password. Please unlock it and upload it again.',
  noImages: 'There is no picture in this file.',
  pageGone: 'The picture that this was to replace is not there any more.',
  onePicture: 'A picture can only be replaced by one picture, not by a ZIP file.',
  tooNarrow:
    'This picture is too narrow: its long side may be up to 300 times its short side. Please split it.',
  gaveUp: 'This file could not be processed. Please upload it again later.',
} as const;
