/** An object of a PDF: its dictionary without the brackets, and its stream if it has one. */
type PdfObject = { readonly dictionary: string; readonly stream?: Uint8Array | string };

export type PdfPage = {
  /** What is drawn, in the language of content streams; `/Im` is `picture`, `/F` Helvetica. */
  readonly content: string;
  readonly picture?: PdfObject;
  /** Points; 300 by 400 where left out. */
  readonly box?: readonly [width: number, height: number];
  /** More fonts by name, as dictionaries. */
  readonly fonts?: string;
  /** Layers by name, likewise. */
  readonly layers?: string;
  /** States of drawing by name, likewise. */
  readonly states?: string;
  /** More of the page's dictionary. */
  readonly more?: string;
  /** Other drawings by name, which may draw each other. */
  readonly forms?: Readonly<Record<string, string>>;
};

type PdfParts = {
  readonly pages: readonly PdfPage[];
  readonly info?: string;
  /** More of the catalogue's dictionary. */
  readonly catalogue?: string;
  /** More of the trailer. */
  readonly trailer?: string;
  readonly outline?: readonly { readonly title: string; readonly page: number }[];
};

function packed(objects: readonly PdfObject[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    places.push(length);
    const bytes = stream === undefined ? null : Buffer.from(stream);
    const size = bytes === null ? '' : ` /Length ${bytes.length}`;
    add(Buffer.from(`${index + 1} 0 obj\n<< ${dictionary}${size} >>\n`));
    if (bytes !== null) {
      add(Buffer.concat([Buffer.from('stream\n'), bytes, Buffer.from('\nendstream\n')]));
    }
    add(Buffer.from('endobj\n'));
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`));
  add(Buffer.from(`trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A PDF in memory: the same parts give the same bytes. */
export function pdf({
  pages,
  info = '',
  catalogue = '',
  trailer = '',
  outline = [],
}: PdfParts): Buffer {
  const objects: PdfObject[] = [];
  const add = (dictionary: string, stream?: Uint8Array | string): number =>
    objects.push({ dictionary, ...(stream === undefined ? {} : { stream }) });
  const [root, tree] = [add(''), add('')];
  const font = add('/Type /Font /Subtype /Type1 /BaseFont /Helvetica');
  const kids = pages.map((page) => {
    const { content, picture, box = [300, 400], more = '', forms = {} } = page;
    const { fonts = '', layers = '', states = '' } = page;
    const drawn =
      picture === undefined ? [] : [`/Im ${add(picture.dictionary, picture.stream)} 0 R`];
    const first = objects.length + 1;
    const names = Object.keys(forms).map((name, index) => `/${name} ${first + index} 0 R`);
    const objectNames = [...drawn, ...names].join(' ');
    const named = `/Font << /F ${font} 0 R ${fonts} >> /Properties << ${layers} >> /ExtGState << ${states} >>`;
    const resources = `/Resources << ${named} /XObject << ${objectNames} >> >>`;
    for (const form of Object.values(forms)) {
      add(`/Type /XObject /Subtype /Form /BBox [0 0 ${box.join(' ')}] ${resources}`, form);
    }
    const stream = add('', content);
    const size = `/MediaBox [0 0 ${box.join(' ')}]`;
    return add(
      `/Type /Page /Parent ${tree} 0 R ${size} ${resources} /Contents ${stream} 0 R ${more}`,
    );
  });
  objects[tree - 1] = {
    dictionary: `/Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}]`,
  };
  const contents = objects.length + 1;
  if (outline.length > 0)
    add(`/Type /Outlines /First ${contents + 1} 0 R /Last ${contents + outline.length} 0 R`);
  for (const [index, { title, page }] of outline.entries()) {
    const next = index + 1 < outline.length ? `/Next ${contents + index + 2} 0 R` : '';
    add(`/Title (${title}) /Parent ${contents} 0 R /Dest [${kids[page] ?? 0} 0 R /Fit] ${next}`);
  }
  const outlines = outline.length > 0 ? `/Outlines ${contents} 0 R` : '';
  objects[root - 1] = { dictionary: `/Type /Catalog /Pages ${tree} 0 R ${outlines} ${catalogue}` };
  return packed(objects, `/Root ${root} 0 R /Info ${add(info)} 0 R ${trailer}`);
}

/** A JPEG as a picture of a page. */
export function jpegPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
  more = '',
): PdfObject {
  const size = `/Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB`;
  return {
    dictionary: `/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode ${more}`,
    stream: bytes,
  };
}

/** A page that one picture fills. */
export function picturePage(picture: PdfObject, more: Partial<PdfPage> = {}): PdfPage {
  return { content: 'q 300 0 0 400 0 0 cm /Im Do Q', picture, ...more };
}

/** A page of one colour, red, green and blue from 0 to 1. */
export function plainPage(colour: string, more: Partial<PdfPage> = {}): PdfPage {
  return { content: `${colour} rg 0 0 300 400 re f`, ...more };
}
