// The panels that an import finds, beside those that are there.
import process from 'node:process';
import { columns } from '#columns.ts';
import { median } from '#median.ts';
import { measureDemo } from './demo.ts';
import { measureFolder, readAnnotations } from './folder.ts';
import { together, type Measured } from './measured.ts';
import { leastLikeness, precisionOf, recallOf } from './score.ts';

const bars = { precision: 0.95, recall: 0.9 } as const;
const [folder, given] = process.argv.slice(2);

function row(name: string, measured: Measured): string[] {
  const { pictures, known, found, milliseconds } = measured;
  return [
    name,
    ...[pictures, known, found].map(String),
    precisionOf(measured).toFixed(3),
    recallOf(measured).toFixed(3),
    median(milliseconds).toFixed(1),
  ];
}

const { strips, pages } = await measureDemo();
const demo = together([...strips, ...pages]);
const rows = [
  row('demo, strips', together(strips)),
  row('demo, pages', together(pages)),
  row('demo', demo),
];
if (folder !== undefined) {
  const annotations = readAnnotations(given ?? new URL('./annotated.json', import.meta.url));
  for (const { name, measured } of await measureFolder(folder, annotations)) {
    rows.push(row(name, measured));
  }
}
console.log(
  `A panel is found where a box has at least ${leastLikeness} of both in common with it (IoU); pieces are joined as readers see\nthem. Milliseconds: to decode a picture small and to look for its panels, the median.\n`,
);
console.log(columns([['', 'pictures', 'panels', 'found', 'precision', 'recall', 'ms'], ...rows]));
const held = precisionOf(demo) >= bars.precision && recallOf(demo) >= bars.recall;
console.log(
  `\nthe demo's bars are a precision of ${bars.precision} and a recall of ${bars.recall}: ${held ? 'held' : 'MISSED'}`,
);
if (!held) process.exitCode = 1;
