/** Status and code of a call that asks for a session which the browser has not. */
export const signInRequired = 401;

/** How long the answer that brings the new session may be behind the one that missed it. */
const settleMs = 500;

/**
 * A new password, a moved account and another sign-in each put a new session in the place of the
 * one that the browser had, in whichever tab they happen. A call that was on its way meanwhile still
 * carried the old one, and is answered with 401 although the reader is signed in. After this
 * the browser most likely has the new cookie, if there is one, and a second try is believed.
 */
export function sessionSettled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, settleMs);
  });
}
