import type { NamespaceContext } from './namespace-context.ts';

export const signIn: NamespaceContext<'signIn'> = {
  about: 'The pages of signing in, and what every field for an email or a password says.',
  phrases: {
    title: { note: 'Title of the page and of the browser’s tab.' },
    formLabel: { note: 'Spoken: the name of the form.' },
    showPassword: { note: 'A button in the field.', most: 12 },
    hidePassword: { note: 'A button in the field.', most: 12 },
    passwordShown: { note: 'Spoken after a press.' },
    passwordHidden: { note: 'Spoken after a press.' },
    submit: { note: 'The button of the form.', most: 24 },
    orWith: { note: 'Between the form and the buttons of other ways in.', most: 24 },
    continueWith: { note: 'A button; {{provider}} is a name such as Apple, in its own script.' },
    walletTip: { note: 'About the button of PAYCO, in the Korean edition.' },
    guestUnavailable: {
      note: 'To a guest, who has an account of this device alone, without a name.',
    },
    guestTitle: { note: 'A guest is about to sign in to an account that may exist already.' },
    guestSignUp: { note: 'A button: a new account instead.', most: 24 },
    guestGoOn: { note: 'A button: signs in and loses what was read as a guest.', most: 26 },
    guestComesAlong: { note: 'To a guest who signs up, after another sentence.' },
    failedTitle: { note: 'Heads what went wrong.' },
    tooManyUntil: { note: '{{time}} is a date with its time.' },
    signOut: {
      note: 'A button in the header of an edition that has no menu: refunds alone.',
      most: 24,
    },
    cancelTitle: { note: 'Asked when somebody closes a page in the middle of a flow.' },
    cancelConfirm: { note: 'A button: ends the flow.', most: 20 },
    cancelStay: { note: 'A button: the flow goes on.', most: 20 },
  },
};
