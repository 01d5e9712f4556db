export const account = {
  signInTitle: 'Sign in',
  notOpenTitle: 'Sign-in opens soon',
  notOpenText: 'Until then, everything that is free can be read without an account.',
  notOpenRefundText:
    'Refund requests need a signed-in account. Please come back shortly, or write to the address in the notice.',
  settingKept: 'Both settings are saved on this device.',
  settingDevice: 'On this device',
} as const;
