import { create, type ThemeVars } from 'storybook/theming';

// The sheet with its letter and the letters of the wordmark; a picture of its own, since it stands outside stories.
function mark(ink: string, accent: string, paper: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 32" width="128" height="32" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"><path fill="${accent}" stroke="none" d="M3 5.500Q11 3.500 19 5.200L24.500 11Q23.800 19 24.400 27Q13.500 28.600 3.600 27Q2.500 16 3 5.500z"/><path stroke="${paper}" d="M9 10.500Q8.600 16 9.200 22M9.200 16.700Q13 15.600 17.300 16.600M17.400 14Q17 18 17.600 22"/><path d="M38 6.500Q37.500 16 38.200 26M38.200 18.500C41 12.800 48 12.600 48.600 18.200Q48.800 22 48.600 26M68 16.500C66 12.800 58 13 57.500 20C57.200 27 65.500 27.800 68 22.500M68.300 13.800Q67.800 20 68.600 26M77.500 13.800Q77.200 20 77.700 26M77.700 18.500C80.500 12.800 87.500 12.600 88.100 18.200Q88.300 22 88.100 26M99.500 14Q99.800 20 99.400 26.500Q98.800 30.300 95 29.800M112 14Q111.600 20 112.200 26"/><g fill="${ink}" stroke="none"><circle cx="99.500" cy="8.600" r="1.900"/><circle cx="112" cy="8.600" r="1.900"/></g></svg>`,
  )}`;
}

/** Paper and ink around the stories, as in the editions (packages/ui-kit/src/tokens/tokens.css). */
export function managerTheme(isDark: boolean): ThemeVars {
  const [ground, raised, sunken, text, soft, line, accent] = isDark
    ? ['#191614', '#231f1c', '#191614', '#f4eee5', '#b8ac9f', '#3a342f', '#84c7ae']
    : ['#fdfaf5', '#ffffff', '#f4eee5', '#1f1b18', '#655c54', '#e4dcd0', '#2c6e5a'];
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Hanji',
    brandImage: mark(text, accent, ground),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: sunken,
    appContentBg: ground,
    appPreviewBg: ground,
    appBorderColor: line,
    textColor: text,
    textMutedColor: soft,
    barBg: raised,
    barTextColor: soft,
    barSelectedColor: accent,
    barHoverColor: accent,
    inputBg: raised,
    inputBorder: line,
    inputTextColor: text,
  });
}
