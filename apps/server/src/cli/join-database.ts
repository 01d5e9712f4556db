import process from 'node:process';
import { joinDataSource, type DataSource } from '#serve/data/data-source.ts';
import type { Settings } from '#settings/settings.ts';

/** The database of the settings for a command, whose service may be running or not. */
export function joinDatabase(settings: Settings): Promise<DataSource> {
  return joinDataSource(settings, {
    onWait: () =>
      process.stderr.write('another command still uses the database: it is kept until that ends\n'),
  });
}
