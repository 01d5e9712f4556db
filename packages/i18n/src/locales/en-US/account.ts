export const account = {
  settingKept: 'Both settings are saved on this device.',
  settingDevice: 'On this device',
} as const;
