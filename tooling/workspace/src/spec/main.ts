// `pnpm spec`: which rows of the specification the last test runs proved. `--keep` makes them the
// ones that every later run of `npm test` has to prove.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '#house/workspace-root.ts';
import { allResults } from '#results/all-results.ts';
import { coverageOf } from './coverage.ts';
import { keepProvenRows } from './proven-rows.ts';
import { areaReport, asJson, summary, unknownReport } from './report.ts';
import { readRows } from './rows.ts';

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

function options() {
  const known = {
    area: { type: 'string' },
    json: { type: 'boolean' },
    keep: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options: known }).values;
  } catch {
    return refuse('Usage: pnpm spec [--area <area>] [--json] [--keep]');
  }
}

const { area, json, keep } = options();
const tests = allResults(workspaceRoot);
if (tests.length === 0) refuse('There are no test results yet: run npm test first.');

const folder = path.join(workspaceRoot, 'docs/specification');
const coverage = coverageOf(readRows(folder), tests);
if (area && !coverage.rows.some((row) => row.area === area)) refuse(`No row is of area ${area}.`);

console.log(json ? asJson(coverage, area) : area ? areaReport(coverage, area) : summary(coverage));
if (keep) console.error(`${keepProvenRows(folder, coverage)} rows kept as proven.`);
const unknown = unknownReport(coverage);
for (const line of unknown) console.error(line);
process.exitCode = unknown.length > 0 ? 1 : 0;
