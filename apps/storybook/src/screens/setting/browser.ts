import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import { screenTime, setClock } from './clock.ts';
import { settingOf } from './screen-setting.ts';

type Context = { readonly parameters: Readonly<Record<string, unknown>> };

/** Nothing is left of the screen before. */
export function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${acceptMatureCookie}=; Path=/; Max-Age=0`;
  scrollTo(0, 0);
}

/** The same moment, connection and stillness whenever a screen is shown; undone after the story. */
export async function setBrowser({ parameters }: Context): Promise<() => Promise<void>> {
  const { now = screenTime, offline = false } = settingOf(parameters);
  const resetClock = setClock(now);
  if (offline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  await stopMotion(true);
  return async () => {
    resetClock();
    Reflect.deleteProperty(navigator, 'onLine');
    await stopMotion(false);
  };
}

/** In tests nothing moves: how things move is the components' own stories. */
async function stopMotion(still: boolean): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = await import('vitest/browser');
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: still ? 'reduce' : '' }],
  });
}
