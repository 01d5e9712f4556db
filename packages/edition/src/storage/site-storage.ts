/** What is kept as text in a browser. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Area = 'localStorage' | 'sessionStorage';

/**
 * A browser's storage that never throws: where it is blocked or full, what is written holds until
 * the page is left, and nothing of what the reader does fails for it.
 */
function siteStorage(area: Area): TextStorage {
  const unkept = new Map<string, string | null>();
  return {
    getItem(key) {
      const held = unkept.get(key);
      if (held !== undefined) return held;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        window[area].setItem(key, text);
        unkept.delete(key);
      } catch {
        unkept.set(key, text);
      }
    },
    removeItem(key) {
      try {
        window[area].removeItem(key);
        unkept.delete(key);
      } catch {
        unkept.set(key, null);
      }
    },
  };
}

/** Outlives the visit. */
export const localSiteStorage = siteStorage('localStorage');
/** Of this tab, until it is closed. */
export const tabSiteStorage = siteStorage('sessionStorage');
