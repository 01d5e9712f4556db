/** Whether a host is one where versions are tried out: a label of its name begins with `alpha`. */
export function isAlphaHost(hostname: string): boolean {
  return /(?:^|\.)alpha(?:[.-]|$)/i.test(hostname);
}
