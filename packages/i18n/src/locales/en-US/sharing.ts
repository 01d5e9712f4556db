export const sharing = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. You can copy it from the address bar.',
} as const;
