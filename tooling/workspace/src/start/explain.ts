import { SettingError } from '@hanji/server/settings/setting-error.ts';
import { StartError } from '@hanji/server/errors/start-error.ts';

/** What to print about an error: its one line where it was foreseen, everything otherwise. */
export function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
