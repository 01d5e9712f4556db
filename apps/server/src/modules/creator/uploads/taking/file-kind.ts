import type { PageFileKind, UploadRefusal } from '@hanji/contract/creator-vocabulary.ts';
import { fitsFile } from '@hanji/domain/creator/uploads/upload-limits.ts';
import { accepted, refused, type Checked } from '@hanji/domain/forms/checked.ts';
import { sniffPicture } from '#ingest/picture/open/sniff-picture.ts';
import type { Settings } from '#settings/settings.ts';

/** So many bytes of a file say what it is. */
export const headBytes = 16;

/** Of an archive with entries, of one without, and of one in volumes, which is no whole. */
const zipStarts = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** What a file is by its first bytes, whatever it is called; null for what no page can be made of. */
export function pageFileKind(head: Uint8Array): PageFileKind | null {
  const start = Buffer.from(head).toString('latin1', 0, 4);
  if (zipStarts.includes(start)) return 'zip';
  const picture = sniffPicture(head);
  return picture === 'jpeg' || picture === 'png' || picture === 'webp' || picture === 'gif'
    ? picture
    : null;
}

/** Whether a file that begins like this may go on: `kind`, `tooLarge` for what it is, `onePicture`. */
export function judgeFile(
  head: Uint8Array,
  { size, replaces }: { readonly size: number; readonly replaces: number | null },
  limits: Settings['creator'],
): Checked<PageFileKind, UploadRefusal> {
  const kind = pageFileKind(head);
  if (kind === null) return refused('kind');
  if (!fitsFile(kind, size, limits)) return refused('tooLarge');
  return kind === 'zip' && replaces !== null ? refused('onePicture') : accepted(kind);
}
