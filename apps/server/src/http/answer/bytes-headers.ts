/** RFC 8187: a name in any script, percent-encoded. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `inline`, or `attachment` with a name for old and for new clients (RFC 6266). */
export function contentDisposition(saveAs: string | undefined): string {
  if (saveAs === undefined) return 'inline';
  const name = saveAs.replace(/[\p{Cc}/\\]/gu, '_').toWellFormed();
  const ascii = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`;
}

/**
 * What keeps bytes from becoming a page of this site: their type is taken as it is named, and
 * where a browser shows them as a document, it runs nothing and belongs to nobody.
 */
export function bytesHeaders(saveAs: string | undefined): Readonly<Record<string, string>> {
  return {
    'content-disposition': contentDisposition(saveAs),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}
