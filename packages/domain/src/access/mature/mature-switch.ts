import { saidAcceptMature, sessionAcceptMature, type AcceptMature } from './accept-mature.ts';

/** What using the switch does: ask to sign in, or set session and account to a value. */
export type MatureSwitchUse =
  | { readonly kind: 'askSignIn' }
  | { readonly kind: 'set'; readonly acceptMature: AcceptMature };

/** Whether the switch stands at on, and what using it does. */
export type MatureSwitch = { readonly on: boolean; readonly use: MatureSwitchUse };

export type MatureSwitchFacts = {
  /** The edition's capability (ko and ja). */
  readonly offered: boolean;
  readonly signedIn: boolean;
  /** What the session keeps; null where nothing is. */
  readonly stored: string | null;
};

/**
 * The 19ON switch (reading-service, section 4 "mature mode switch"); null in an edition without it.
 * Of who is signed in it turns the value over, and the new one goes to the session and to the
 * service; everybody else is asked to sign in, and sees it off.
 */
export function matureSwitch({
  offered,
  signedIn,
  stored,
}: MatureSwitchFacts): MatureSwitch | null {
  if (!offered) return null;
  if (!signedIn) return { on: false, use: { kind: 'askSignIn' } };
  const on = saidAcceptMature(stored);
  return { on, use: { kind: 'set', acceptMature: sessionAcceptMature(!on) } };
}
