import type { UserProfile } from '@hanji/contract/entities/member.ts';
import type { CurrentUser } from './current-user.ts';

/** Of a profile what the frame shows. */
export function userOfProfile({ userId, nickname, avatarImageUrl }: UserProfile): CurrentUser {
  return { userId, nickname, avatarImageUrl };
}
