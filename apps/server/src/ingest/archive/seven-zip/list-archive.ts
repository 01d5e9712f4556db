import { collectListing, type Listing } from './listing.ts';
import { runSevenZip, type PackedArchive } from './seven-zip.ts';
import { textLines } from './text-lines.ts';
import { troubleIn } from './trouble.ts';

export type ListJob = {
  readonly kind: 'list';
  readonly archive: PackedArchive;
  readonly mostEntries: number;
};

/** Up to this exit code an archive is read in full: 1 warns of bytes behind it. */
export const mostlyDone = 1;

const mostMessages = 1000;

/** What is in an archive, as it says. Throws `ImportError`. Blocks its thread. */
export async function listArchive({ archive, mostEntries }: ListJob): Promise<Listing> {
  const listing = collectListing(mostEntries);
  const messages: string[] = [];
  let listed = false;
  const say = (line: string): void => {
    if (messages.length < mostMessages) messages.push(line);
  };
  const code = await runSevenZip(['l', '-slt'], archive, {
    onOutput: textLines((line) => {
      listed ||= line === '----------';
      if (!listed) say(line);
      listing.add(line);
    }),
    onMessages: textLines(say),
  });
  if (code > mostlyDone) throw troubleIn(messages, archive.memoryBytes);
  return listing.result();
}
