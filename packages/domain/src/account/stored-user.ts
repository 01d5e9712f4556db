/** Who is signed in, as far as screens show it before any call has answered. */
export type StoredUser = {
  readonly userId: string;
  readonly nickname: string;
  readonly avatarImageUrl: string | null;
};

const version = 1;

/** What local storage keeps of a user (challenge-and-shutdown, section 3). */
export function storedUserText({ userId, nickname, avatarImageUrl }: StoredUser): string {
  return JSON.stringify({ version, user: { userId, nickname, avatarImageUrl } });
}

/** The user that a stored text holds; null where there is none, or one that this version cannot read. */
export function readStoredUser(text: string | null): StoredUser | null {
  try {
    return userOf(JSON.parse(String(text)));
  } catch {
    return null;
  }
}

function userOf(stored: unknown): StoredUser | null {
  if (!isRecord(stored) || stored['version'] !== version || !isRecord(stored['user'])) return null;
  const { userId, nickname, avatarImageUrl } = stored['user'];
  if (typeof userId !== 'string' || typeof nickname !== 'string') return null;
  if (avatarImageUrl !== null && typeof avatarImageUrl !== 'string') return null;
  return { userId, nickname, avatarImageUrl };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
