import { isWithin, type LoadWindow } from '#comic/engine/window/image-window.ts';

/** Which images are loaded: each follows for itself whether it is one of them. */
export type LiveImages = {
  readonly window: () => LoadWindow;
  /** Tells those images alone that come or go by it. */
  readonly move: (to: LoadWindow) => void;
  /** Tells of one image at once, and whenever it comes or goes; gives what ends that. */
  readonly follow: (index: number, tell: (live: boolean) => void) => () => void;
};

export function createLiveImages(): LiveImages {
  let now: LoadWindow = { from: 0, to: -1 };
  const followers = new Map<number, (live: boolean) => void>();
  const tell = (between: LoadWindow, except: LoadWindow, live: boolean): void => {
    for (let index = between.from; index <= between.to; index += 1) {
      if (!isWithin(except, index)) followers.get(index)?.(live);
    }
  };
  return {
    window: () => now,
    move(to) {
      const before = now;
      now = to;
      tell(before, to, false);
      tell(to, before, true);
    },
    follow(index, follower) {
      followers.set(index, follower);
      follower(isWithin(now, index));
      return () => {
        // Another may have taken its place.
        if (followers.get(index) === follower) followers.delete(index);
      };
    },
  };
}
