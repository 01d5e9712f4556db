export const uploads = {
  kind: 'Only JPEG, PNG, WebP and GIF images are accepted, and ZIP or CBZ files of them.',
  tooLarge:
    'An image can have up to {{megabytes}} MB, a ZIP or CBZ file up to {{archiveMegabytes}} MB.',
  tooManyPixels: 'An image can have up to {{megapixels}} megapixels.',
  tooManyImages: 'A chapter holds up to {{images}} images.',
  chapterTooLarge: 'The images of a chapter can have up to {{megabytes}} MB together.',
  totalTooLarge:
    'All of your titles together can hold up to {{megabytes}} MB. Delete a chapter you no longer need, then upload again.',
  unpacksTooLarge: 'This file would unpack to far more than it should, so it was not opened.',
  broken: 'This file is damaged or incomplete. Please save it again and upload it once more.',
  locked: 'This file is locked with a password. Please unlock it and upload it again.',
  noImages: 'There is no image in this file.',
  pageGone: 'The image that this was to replace no longer exists.',
  onePicture: 'An image can only be replaced by one image, not by a ZIP file.',
  tooNarrow:
    'This image is too narrow: its long side may be up to 300 times its short side. Please split it.',
  gaveUp: 'This file could not be processed. Please upload it again later.',
} as const;
