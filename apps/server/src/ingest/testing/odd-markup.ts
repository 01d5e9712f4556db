/** Numbers that are the same each time, from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x80_00_00_00;
  };
}

const words = [
  'a',
  '語',
  '😀x',
  '&amp;',
  '&#x1F600;',
  '&nbsp;',
  '&lt;p&gt;',
  '&#13;',
  '&#x2028;',
  ' \n ',
  '<![CDATA[<p>x & y</p>]]>',
  '<!-- <p> </div> -->',
  '<?pi <p> ?>',
  '\u0085',
  '\r\n',
];
const flaws = [
  '& ',
  '<p>',
  '</i>',
  '<br>',
  '<P CLASS=x>',
  '</div>',
  '<li>',
  '<b>',
  '< ',
  '<td>',
  '</br>',
  '<script>a<b "</p>"</script>',
  '<style>p > a {}</style>',
  '<textarea><p></textarea>',
  '?>',
  '<img src=a>',
  '<a name=x>',
  '<a href="q">',
  '&copy',
  '<x:y>',
  '</ol>',
  '<p a="1" a="2">',
  '<![CDATA[',
  '<!x>',
  '<svg><p>',
  '</p></p>',
  '<html>',
  '<body class="q">',
  '<head><i>',
];
const inline = ['i', 'b', 'span', 'em', 'code', 'q', 'bdo', 'label', 'u'];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><g>
<path xlink:href="#a" d="M0"/><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">f</p></foreignObject>
</g></svg>`;
const wholes = [
  svg,
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>',
  '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
  '<img alt="" src="a.png"/>',
  '<br/>',
];

/** Content of a page as no author would write it, of at least so many characters. */
export function oddMarkup(seed: number, least: number, isBroken: boolean): string {
  const random = seeded(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = (all: readonly string[]): string => all[below(all.length)] ?? '';
  const many = (count: number, make: () => string): string =>
    Array.from({ length: count }, make).join('');
  let ids = 0;
  const flaw = (share: number): string => (isBroken && random() < share ? pick(flaws) : '');
  const attributes = (): string => {
    if (random() < 0.5) return '';
    ids += 1;
    const more = [' xml:lang="ko"', ' dir="ltr"', ' title="a > b &lt; c"', " class='k'", ''];
    return ` id="i${ids}"${pick(more)}`;
  };
  const lines = (depth: number): string =>
    many(1 + below(4), () => {
      const kind = below(10);
      if (kind < 4 || depth > 5) return pick(words);
      if (kind === 4) return pick(wholes);
      const tag = kind === 5 ? 'a' : pick(inline);
      const link = kind === 5 && random() < 0.5 ? ' href="x#y"' : '';
      return `<${tag}${link}${attributes()}>${lines(depth + 1)}</${tag}>${flaw(0.04)}`;
    });
  const list = (depth: number): string => {
    const tag = pick(['ol', 'ol', 'ul']);
    const numbers = pick(['', '', ' start="7"', ' reversed=""', ' reversed="" start="40"']);
    const items = many(below(9), () => {
      ids += 1;
      const own = `<li id="i${ids}"${pick(['', '', '', ' value="30"'])}>${
        random() < 0.5 ? lines(0) : many(1 + below(3), () => block(depth + 1))
      }</li>\n`;
      const kind = below(14);
      return kind === 0 ? `<div>${own}</div>` : kind === 1 ? `${own}${list(depth + 1)}` : own;
    });
    return `<${tag}${numbers}${attributes()}>${items}</${tag}>`;
  };
  const block = (depth: number): string => {
    const kind = depth > 5 ? 0 : below(14);
    const blocks = (most: number): string => many(1 + below(most), () => block(depth + 1));
    if (kind < 6) return `<p${attributes()}>${lines(0)}</p>${pick(['', '\n', 'tail'])}`;
    if (kind < 9) {
      const tag = pick(['div', 'section', 'blockquote', 'article', 'center']);
      return `<${tag}${attributes()}>${blocks(5)}</${tag}>`;
    }
    if (kind === 9 || kind === 10) return list(depth);
    if (kind === 11) {
      const rows = many(below(9), () => `<tr><td${attributes()}>${lines(0)}</td></tr>`);
      return `<table><thead><tr><th>h</th></tr></thead><tbody>${rows}</tbody></table>`;
    }
    const heading = pick(['h1', 'h2', 'h3', 'h6', 'pre', 'dt']);
    return `<${heading}${attributes()}>${lines(3)}</${heading}>${flaw(0.3)}`;
  };
  let body = '';
  while (body.length < least) body += block(0) + flaw(0.05);
  return isBroken ? `${body}& <b>` : body;
}
