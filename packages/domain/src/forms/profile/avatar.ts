import { accepted, type Checked } from '#forms/checked.ts';
import { checkImageKind, type Image } from '#forms/upload/check-image.ts';

export const avatarKinds = ['jpeg', 'png', 'bmp'] as const;

/** "About 1 MB": over so many bytes a picture is made smaller before it is sent. */
export const avatarResizeOverBytes = 1_048_576;
export const avatarResizedWidth = 300;

/**
 * The picture of a profile (reading-service, section 5): jpeg, png or bmp. `resizeToWidth` says to
 * what width, in pixels, it is made smaller before upload; null where it is sent as it is.
 */
export function checkAvatar(
  image: Image,
): Checked<{ readonly resizeToWidth: typeof avatarResizedWidth | null }, 'type'> {
  const checked = checkImageKind(image.kind, avatarKinds);
  if (!checked.ok) return checked;
  const resizeToWidth = image.size > avatarResizeOverBytes ? avatarResizedWidth : null;
  return accepted({ resizeToWidth });
}
