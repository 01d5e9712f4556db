import { addons } from 'storybook/manager-api';
import { keepSetting } from '#manager/keep-setting.ts';
import { managerTheme } from '#manager/manager-theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: managerTheme(isDark) });
addons.register('hanji/setting', keepSetting);
