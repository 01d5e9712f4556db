import path from 'node:path';
import { openBytes } from '../archive/byte-source.ts';

/** Whether a file is a PDF by its bytes. One that is called so may have others before them. */
export async function isPdf(file: string): Promise<boolean> {
  const bytes = await openBytes(file);
  try {
    const start = (await bytes.read(0, 1024)).toString('latin1');
    if (/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(start)) return true;
    if (start.startsWith('PK')) return false;
    return path.extname(file).toLowerCase() === '.pdf' && start.includes('%PDF-');
  } finally {
    await bytes.close();
  }
}
