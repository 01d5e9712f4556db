import type { Words } from '#script.ts';
import { shelved } from '#shelf/shelf.ts';
import { interludeNames, walkName } from '#shelf/words.ts';
import { firstNames } from './first-names.ts';
import { secondNames } from './second-names.ts';

const names: readonly Words[] = [...interludeNames, ...firstNames, ...secondNames];

/** Between the first names of two works: it has no divisor in common with how many names there are. */
const apart = 7;

/** What a further chapter of a work is called: unlike the others of it, and as in few other works. */
export function furtherName(slug: string, place: number): Words {
  const first = shelved.indexOf(slug) * apart;
  return names[(first + place) % names.length] ?? walkName;
}
