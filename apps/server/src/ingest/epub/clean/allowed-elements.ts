import type { namespaces } from '../../xml/namespaces.ts';

function names(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export type Vocabulary = keyof typeof namespaces;

/** What a page of a book is made of, by name space; names are compared in lower case. */
export const allowedElements: Readonly<Record<Vocabulary, ReadonlySet<string>>> = {
  html: names(`html head title meta link style body
    a abbr acronym address area article aside audio b bdi bdo big blockquote br caption center cite
    code col colgroup data dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3
    h4 h5 h6 header hgroup hr i img ins kbd li main map mark menu nav ol p pre q rb rbc rp rt rtc
    ruby s samp search section small source span strike strong sub summary sup table tbody td tfoot
    th thead time tr track tt u ul var video wbr`),
  svg: names(`svg g defs symbol use title desc metadata switch style view
    a image path rect circle ellipse line polyline polygon text tspan textpath tref
    lineargradient radialgradient stop pattern clippath mask marker filter
    feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting
    fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr
    fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight
    fespecularlighting fespotlight fetile feturbulence`),
  math: names(`math menclose merror mfenced mfrac mglyph mi mlabeledtr mmultiscripts mn mo mover
    mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd
    mtext mtr munder munderover none semantics annotation mstack mlongdiv mscarries mscarry msgroup
    msline msrow`),
};

/** Gone with all that is in them: none of it was for a reader's eyes. What else is unknown goes alone. */
export const emptied: ReadonlySet<string> = names(`script iframe frame object embed applet
  base portal input button select textarea fencedframe handler listener param keygen isindex dialog
  annotation-xml animate animatecolor animatemotion animatetransform set discard noembed plaintext
  xmp canvas template foreignobject`);
