import { checkAvatar } from '@hanji/domain/forms/profile.ts';
import { imageKindOfType } from '@hanji/domain/forms/upload.ts';

/** Media types that the picker offers. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/bmp'] as const;

type Prepared =
  | { readonly ok: true; readonly avatar: Blob }
  | { readonly ok: false; readonly reason: 'type' | 'unreadable' };

/**
 * The picture as it is sent (reading-service, section 5): jpeg, png or bmp, and what is over about
 * 1 MB 300 px wide. `unreadable` where the browser cannot decode it.
 */
export async function prepareAvatar(file: File): Promise<Prepared> {
  const checked = checkAvatar({ kind: imageKindOfType(file.type), size: file.size });
  if (!checked.ok) return { ok: false, reason: checked.reason };
  const { resizeToWidth } = checked.value;
  if (resizeToWidth === null) return { ok: true, avatar: file };
  const avatar = await resized(file, resizeToWidth).catch(() => null);
  return avatar ? { ok: true, avatar } : { ok: false, reason: 'unreadable' };
}

/** What has transparency keeps it; a bmp becomes a jpeg, which browsers can write. */
async function resized(file: File, width: number): Promise<Blob | null> {
  const whole = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((whole.height * width) / whole.width));
    const drawing = canvas.getContext('2d');
    if (!drawing) return null;
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    return await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  } finally {
    whole.close();
  }
}
