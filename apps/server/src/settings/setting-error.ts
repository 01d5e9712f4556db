/** A setting that cannot be used. The message is one line: variable, value, how to mend it. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
