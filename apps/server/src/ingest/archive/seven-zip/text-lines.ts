/** No line that the library writes is longer; names are far shorter. */
const longest = 1024 * 1024;

/**
 * Cuts bytes into lines, which it hands on in latin1: names in an archive may be in any encoding, and
 * this way keep their bytes.
 */
export function textLines(onLine: (line: string) => void): (bytes: Uint8Array) => void {
  let rest = '';
  return (bytes) => {
    const lines = (rest + Buffer.from(bytes).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longest) throw new Error('a line without end');
    for (const line of lines) onLine(line);
  };
}
