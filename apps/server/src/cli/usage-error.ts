/** A command line that cannot be understood. The message is one line and says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
