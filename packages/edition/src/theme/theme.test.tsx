import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseTheme, shownTheme, startTheme } from './current-theme.ts';
import { readTheme, themeKey } from './theme.ts';
import { useTheme } from './use-theme.ts';

function bar(scheme: string): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.dataset['scheme'] = scheme;
  meta.media = `(prefers-color-scheme: ${scheme})`;
  return meta;
}
function shown() {
  return document.documentElement.dataset['theme'];
}
function bars() {
  return [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')];
}

beforeEach(() => {
  localStorage.clear();
  document.head.append(bar('light'), bar('dark'));
});
afterEach(() => {
  chooseTheme('system');
  for (const meta of bars()) meta.remove();
});

it('follows the device until the reader chooses', () => {
  startTheme();
  expect(shown()).toBeUndefined();
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(shownTheme()).toBe(dark ? 'dark' : 'light');
  expect(bars().map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});

it('shows and keeps a choice, with the colour of the browser around it', () => {
  chooseTheme('dark');
  expect([shown(), shownTheme(), readTheme()]).toEqual(['dark', 'dark', 'dark']);
  expect(bars().map(({ media }) => media)).toEqual(['not all', 'all']);
  chooseTheme('light');
  expect([shown(), shownTheme(), readTheme()]).toEqual(['light', 'light', 'light']);
  expect(bars().map(({ media }) => media)).toEqual(['all', 'not all']);
  chooseTheme('system');
  expect(localStorage.getItem(themeKey)).toBeNull();
  expect(shown()).toBeUndefined();
});

it('starts with what was kept, and takes nothing that it does not know', () => {
  localStorage.setItem(themeKey, 'dark');
  startTheme();
  expect(shown()).toBe('dark');
  localStorage.setItem(themeKey, 'sepia');
  startTheme();
  expect(shown()).toBeUndefined();
});

it('follows a choice made in another tab, and its being cleared there', () => {
  startTheme();
  localStorage.setItem(themeKey, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  expect(shown()).toBeUndefined();
  dispatchEvent(new StorageEvent('storage', { key: themeKey }));
  expect(shown()).toBe('dark');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBeUndefined();
});

it('tells components of every choice', async () => {
  function Shown() {
    const [choice, choose] = useTheme();
    return (
      <button type="button" onClick={() => choose('dark')}>
        {choice}
      </button>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Shown />);
  await expect.poll(() => place.textContent).toBe('system');
  place.querySelector('button')?.click();
  await expect.poll(() => place.textContent).toBe('dark');
  chooseTheme('light');
  await expect.poll(() => place.textContent).toBe('light');
  root.unmount();
  place.remove();
});
