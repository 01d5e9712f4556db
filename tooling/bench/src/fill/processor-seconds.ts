import { readdirSync, readFileSync } from 'node:fs';

/** In which Linux counts processor time. */
const ticksPerSecond = 100;

type Counted = { readonly parent: number; readonly ticks: number };

/** Its parent, and the ticks of a process with those of its children that have ended. */
function counted(pid: number): Counted | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/** User and system time of a process and of all below it, the ended ones included. Linux only. */
export function processorSeconds(root: number): number {
  const all = new Map<number, Counted>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? counted(Number(name)) : null;
    if (found !== null) all.set(Number(name), found);
  }
  function ticksBelow(pid: number): number {
    const children = [...all].filter(([, { parent }]) => parent === pid);
    return children.reduce((sum, [id]) => sum + ticksBelow(id), all.get(pid)?.ticks ?? 0);
  }
  return ticksBelow(root) / ticksPerSecond;
}
