/** A small picture of one colour, as an address that needs no network. */
export function picture(width: number, height: number, color = 'teal'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const brokenPicture = 'data:image/png;base64,AAAA';
