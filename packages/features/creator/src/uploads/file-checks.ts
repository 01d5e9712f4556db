import type { CreatorLimits } from '@hanji/contract/entities/creator.ts';
import {
  checkAnnounced,
  type AnnounceReason,
  type UsedOfLimits,
} from '@hanji/domain/creator/uploads/upload-limits.ts';

export type FileReason = AnnounceReason | 'kind' | 'empty';

export type RefusedFile = { readonly name: string; readonly reason: FileReason };

export type CheckedFiles = {
  /** In the order of their names, numbers as numbers. */
  readonly taken: readonly File[];
  readonly refused: readonly RefusedFile[];
};

/** What the page before has refused, and this one says: whoever begins an article is led to it. */
export function refusedBefore(state: unknown): readonly RefusedFile[] {
  const { refused } = (state ?? {}) as { readonly refused?: unknown };
  return Array.isArray(refused) ? (refused as readonly RefusedFile[]) : [];
}

/** What the picker offers; what a file is, its bytes say. */
export const pageFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', '.zip', '.cbz'];

const signatures: readonly (readonly [number, readonly number[]])[] = [
  [0, [0xff, 0xd8, 0xff]],
  [0, [0x89, 0x50, 0x4e, 0x47]],
  [8, [0x57, 0x45, 0x42, 0x50]],
  [0, [0x47, 0x49, 0x46, 0x38]],
  [0, [0x50, 0x4b, 0x03, 0x04]],
];

async function isKnown(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return signatures.some(([at, bytes]) => bytes.every((byte, index) => head[at + index] === byte));
}

/**
 * Which files can be sent, before one of them is: what they are by their first bytes, and what they
 * take of the limits together with what is there. The service judges once more.
 */
export async function checkFiles(
  files: readonly File[],
  used: UsedOfLimits,
  limits: CreatorLimits,
  replacedBytes: number | null = null,
): Promise<CheckedFiles> {
  const order = new Intl.Collator(undefined, { numeric: true });
  const sorted = files.toSorted((one, other) => order.compare(one.name, other.name));
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of sorted) {
    const reason = await reasonAgainst(file, taken, used, limits, replacedBytes);
    if (reason === null) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { taken, refused };
}

async function reasonAgainst(
  file: File,
  taken: readonly File[],
  used: UsedOfLimits,
  limits: CreatorLimits,
  replacedBytes: number | null,
): Promise<FileReason | null> {
  if (file.size === 0) return 'empty';
  if (!(await isKnown(file).catch(() => false))) return 'kind';
  const all = [...taken, file].map(({ name, size }) => ({ name, size, replacedBytes }));
  const checked = checkAnnounced(all, used, limits);
  return checked.ok ? null : checked.reason;
}
