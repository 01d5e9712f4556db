/** Whether something is so; null where it cannot be told. */
export type Answer = boolean | null;

/** Whether all are so: one that is not decides, one that cannot be told leaves it open. */
export function every<T>(of: Iterable<T>, answer: (item: T) => Answer): Answer {
  let sum: Answer = true;
  for (const item of of) {
    const own = answer(item);
    if (own === false) return false;
    if (own === null) sum = null;
  }
  return sum;
}

export function opposite(answer: Answer): Answer {
  return answer === null ? null : !answer;
}

/** Whether any is so. */
export function some<T>(of: Iterable<T>, answer: (item: T) => Answer): Answer {
  return opposite(every(of, (item) => opposite(answer(item))));
}
