/** The text of an XML file: UTF-8, or UTF-16 where its first bytes say so. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const declared = /^[^>]{0,60}encoding=["']([\w-]+)["']/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 100)),
  );
  try {
    return new TextDecoder(declared?.[1] ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
