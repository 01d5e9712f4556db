/** Lets tasks in, first come first served, as long as their pixels together stay below a limit. */
export type PixelGate = {
  run<Result>(pixels: number, task: () => Promise<Result>): Promise<Result>;
};

/** A task of more pixels than the limit runs alone. */
export function createPixelGate(limit: number): PixelGate {
  const waiting: { pixels: number; enter: () => void }[] = [];
  let inside = 0;
  const admit = (): void => {
    for (let first = waiting[0]; first !== undefined; [first] = waiting) {
      if (inside > 0 && inside + first.pixels > limit) return;
      waiting.shift();
      inside += first.pixels;
      first.enter();
    }
  };
  return {
    async run(pixels, task) {
      await new Promise<void>((enter) => {
        waiting.push({ pixels, enter });
        admit();
      });
      try {
        return await task();
      } finally {
        inside -= pixels;
        admit();
      }
    },
  };
}
