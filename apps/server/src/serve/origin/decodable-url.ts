function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A piece of a path in which a percent sign that begins no code stands for itself. */
function decodable(piece: string): string {
  if (isDecodable(piece)) return piece;
  const mended = piece.replace(/%(?![0-9a-f]{2})/gi, '%25');
  // Codes of no character: none of them is one.
  return isDecodable(mended) ? mended : piece.replaceAll('%', '%25');
}

/**
 * An address whose path can be decoded: `/search/100%`, as a person types it, is `/search/100%25`,
 * which is how browsers read it.
 */
export function decodableUrl(url: string): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return path.split('/').map(decodable).join('/') + (at < 0 ? '' : url.slice(at));
}
