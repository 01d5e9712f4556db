/** Vocabularies of a content document. */
export const namespaces = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
} as const;

/** What EPUB adds to them. */
export const opsNamespace = 'http://www.idpf.org/2007/ops';
