function names(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Of every element. `aria-…` and the book's own words (`epub:type` and the like) are beside them. */
export const everywhere = names(`id class style lang dir title role hidden translate datetime`);

/** Addresses: each is looked up in the book. */
export const addresses = names('href src poster background');

/** Values of style sheets that may hold an address, where they stand as attributes of drawings. */
export const painted =
  names(`fill stroke filter clip-path mask mask-image cursor marker marker-start
  marker-mid marker-end`);

export const allowedAttributes = {
  html: names(`abbr align alt axis bgcolor border cellpadding cellspacing char charoff charset clear
    color cols colspan compact content controls coords default face frame headers height hreflang
    hspace kind label loop media muted name noshade nowrap open preload rel reversed rows rowspan
    rules scope shape sizes span srclang start summary type usemap valign value version vspace width
    xmlns`),
  svg: names(`accent-height additive alignment-baseline amplitude ascent azimuth basefrequency
    baseline-shift baseprofile bias clip clip-rule clippathunits color color-interpolation
    color-interpolation-filters color-rendering cx cy d diffuseconstant direction display divisor
    dominant-baseline dx dy edgemode elevation exponent fill-opacity fill-rule filterunits
    flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style
    font-variant font-weight fr fx fy g1 g2 glyph-name glyphref gradienttransform gradientunits
    height image-rendering in in2 intercept k k1 k2 k3 k4 kernelmatrix kernelunitlength kerning
    lang lengthadjust letter-spacing lighting-color limitingconeangle local markerheight markerunits
    markerwidth maskcontentunits maskunits media method mode numoctaves offset opacity operator order
    orient orientation origin overflow paint-order path pathlength patterncontentunits
    patterntransform patternunits points pointsatx pointsaty pointsatz preservealpha
    preserveaspectratio primitiveunits r radius refx refy requiredextensions requiredfeatures result
    rotate rx ry scale seed shape-rendering slope spacing specularconstant specularexponent
    spreadmethod startoffset stddeviation stitchtiles stop-color stop-opacity stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    surfacescale systemlanguage tablevalues targetx targety text-anchor text-decoration
    text-orientation text-rendering textlength transform transform-origin type u1 u2 unicode
    unicode-bidi values vector-effect version viewbox viewtarget visibility white-space width
    word-spacing writing-mode x x1 x2 xchannelselector y y1 y2 ychannelselector z zoomandpan`),
  math: names(`accent accentunder align alttext bevelled charalign close columnalign columnlines
    columnspacing columnspan crossout decimalpoint denomalign depth display displaystyle encoding
    equalcolumns equalrows fence frame framespacing groupalign height indentalign indentshift largeop
    length linebreak linethickness location longdivstyle lquote lspace mathbackground mathcolor
    mathsize mathvariant maxsize maxwidth minlabelspacing minsize movablelimits notation numalign
    open overflow position rightcapacity rowalign rowlines rowspacing rowspan rquote rspace
    scriptlevel scriptminsize scriptsizemultiplier selection separator separators shift side
    stretchy subscriptshift supscriptshift symmetric valign voffset width xmlns`),
} as const;

/** Name spaces whose attributes say something about a text and load nothing. */
export const described: ReadonlySet<string> = new Set([
  'http://www.idpf.org/2007/ops',
  'http://www.w3.org/2001/10/synthesis',
  'http://www.w3.org/XML/1998/namespace',
]);
