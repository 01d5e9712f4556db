import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openStorage } from '#ports/open-storage.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import type { InquiryWithImages } from '#modules/help/inquiries/operate-inquiries.ts';

/** Writes the pictures of an inquiry into a folder; gives the files. */
export async function saveImages(
  environment: Environment,
  { id, images }: InquiryWithImages,
  folder: string,
): Promise<string[]> {
  const storage = await openStorage(loadSettings(environment).storage);
  try {
    await mkdir(folder, { recursive: true });
    const files: string[] = [];
    for (const [position, key] of images.entries()) {
      const found = await storage.get(key);
      if (found === null) continue;
      const file = path.join(folder, `inquiry-${id}-${position + 1}.webp`);
      await pipeline(found.body, createWriteStream(file));
      files.push(file);
    }
    return files;
  } finally {
    await storage.close();
  }
}
