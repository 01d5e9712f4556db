/** A Wednesday in spring, at noon in Seoul and Tokyo: far from the end of any day, month or year. */
export const screenTime = '2026-05-20T03:00:00Z';

/** From now on it is `moment`, and time goes on from there; gives what sets the clock right again. */
export function setClock(moment: string): () => void {
  const RealDate = Date;
  const ahead = RealDate.parse(moment) - RealDate.now();
  const now = (): number => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
