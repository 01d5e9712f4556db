/** A throttled call: the last value wins, and `cancel` drops one that waits. */
export type Throttled<Value> = {
  (value: Value): void;
  flush(): void;
  cancel(): void;
};

/** Calls at once, then at most every `milliseconds` with the latest value. */
export function throttle<Value>(
  call: (value: Value) => void,
  milliseconds: number,
): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | undefined;
  const send = (): void => {
    const next = waiting;
    waiting = undefined;
    if (next) call(next.value);
  };
  const throttled = (value: Value): void => {
    waiting = { value };
    if (timer !== undefined) return;
    send();
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting) throttled(waiting.value);
    }, milliseconds);
  };
  throttled.flush = send;
  throttled.cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return throttled;
}
