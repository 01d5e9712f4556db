import process from 'node:process';
import { vi } from 'vitest';
import { runCommand } from '#cli/run-command.ts';

/**
 * What `runHanji` does, without a process of its own: most of the time of a short command goes into
 * starting one.
 */
export async function runInProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    return { code: await runCommand(args, environment), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
