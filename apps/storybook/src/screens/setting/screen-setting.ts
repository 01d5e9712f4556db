import type { CurrentUser } from '@hanji/edition/session/current-user.ts';
import type { Answers } from './answers.ts';
import type { Works } from './works.ts';

/** What a whole screen is shown with. */
export type ScreenSetting = {
  /** The address within the edition. */
  readonly path: string | ((works: Works) => string);
  /** What the service says; the edition's configuration goes without saying. */
  readonly answers?: (works: Works) => Answers | Promise<Answers>;
  /** What this browser remembers when the screen opens: keys of its local storage. */
  readonly remembers?: Readonly<Record<string, string>>;
  readonly user?: CurrentUser;
  /** The device has no connection, or the page believes so. */
  readonly offline?: boolean;
  /** ISO 8601. */
  readonly now?: string;
};

/** Parameters of a screen's stories; those of a story are laid over those of its file. */
export function screenAt(setting: Partial<ScreenSetting>) {
  return { layout: 'fullscreen', screen: setting } as const;
}

/** What `screenAt` put there. @throws Error for a story without an address. */
export function settingOf(parameters: Readonly<Record<string, unknown>>): ScreenSetting {
  const setting = parameters['screen'] as Partial<ScreenSetting> | undefined;
  if (setting?.path === undefined) throw new Error('a screen needs an address: see screenAt');
  return { ...setting, path: setting.path };
}
