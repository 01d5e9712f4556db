import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { PageWords, WordsByLanguage } from '#page/page-words.ts';

/** What an edition that cannot start says to its page. */
const failureEvent = 'hanji:start-failure';

/**
 * For any browser: `failed()` says so in place of an empty root, and below a page that the service
 * has drawn, which can still be read. An edition that starts after all takes it away.
 */
export const failureScript = `function notice(){return document.getElementById("start-failure")}
function started(){return root.firstChild&&root.firstChild!==notice()&&!root.hasAttribute("data-drawn")}
function failedUnlessStarted(){if(!started())failed()}
function failed(){
if(notice())return;
var all=document.querySelectorAll("template[data-start-failure]"),own=all[0];
[].forEach.call(all,function(each){if(each.lang===document.documentElement.lang)own=each});
var box=document.createElement(root.firstChild?"aside":"main"),words=own.content.cloneNode(true);
box.id="start-failure";
if(root.firstChild){box.setAttribute("role","alert");words.removeChild(words.querySelector("h1"))}
box.appendChild(words);
(root.firstChild?document.body:root).appendChild(box);
function reload(){if(notice())location.reload()}
box.querySelector("button").addEventListener("click",reload);
addEventListener("online",reload);
new MutationObserver(function(_,observer){
if(!started())return;
observer.disconnect();
if(notice())notice().parentNode.removeChild(notice());
}).observe(root,{attributes:true,childList:true});
}
addEventListener("${failureEvent}",failed);`;

/** Of the page, since the edition's own may be what is missing. */
const style =
  'main#start-failure{max-width:32em;margin:20% auto;padding:16px}' +
  'aside#start-failure{position:sticky;bottom:0;z-index:99;display:flex;flex-wrap:wrap;gap:4px 16px;' +
  'align-items:center;justify-content:center;padding:8px 16px;border-top:1px solid;' +
  'background:var(--hj-color-raised,Canvas);color:var(--hj-color-text,CanvasText)}' +
  '#start-failure button{min-height:44px;padding:8px 20px;border:1px solid;border-radius:8px;' +
  'background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function content({ errors: { unreachableTitle, slowText, reload } }: PageWords): string {
  return `<h1>${escaped(unreachableTitle)}</h1><p>${escaped(slowText)}</p><button type="button">${escaped(reload)}</button>`;
}

/**
 * What a reader is told when the edition's own code or words do not arrive, in the page itself,
 * since nothing else may have come.
 */
export function startFailure(words: WordsByLanguage): Plugin {
  return {
    name: 'hanji:start-failure',
    transformIndexHtml: () => [
      { tag: 'style', children: style, injectTo: 'head' },
      ...Object.entries(words).map(([lang, own]): HtmlTagDescriptor => ({
        tag: 'template',
        attrs: { 'data-start-failure': true, lang },
        children: content(own),
        injectTo: 'body',
      })),
    ],
  };
}
