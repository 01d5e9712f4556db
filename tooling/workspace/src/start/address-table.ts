export type Address = {
  name: string;
  url: string;
};

/** One line per address, in columns. */
export function addressTable(addresses: readonly Address[]): string {
  const width = Math.max(...addresses.map(({ name }) => name.length));
  return addresses.map(({ name, url }) => `  ${name.padEnd(width)}  ${url}`).join('\n');
}
