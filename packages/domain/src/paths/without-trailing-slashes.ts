/**
 * `/login//` is `/login`; `/` is empty. One step for each slash: an expression that looks for slashes
 * before an end takes the square of their number where they stand in the middle.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
