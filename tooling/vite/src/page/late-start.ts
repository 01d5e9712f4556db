import type { Plugin } from 'vite';
import { failureScript } from '#page/start-failure.ts';

/** What Vite has put in the page: its entry, and links for what that imports. */
const moduleFile =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
const entry = /<script type="module"[^>]* src="([^"]+)"/;

/** Says, until the edition begins, that the first picture is still to come. */
const coming = 'data-coming';

/** However long the first picture takes, the edition begins after this. */
const longestWaitMs = 2000;

/** Of a page that broke off a browser may never say that it is read: what is missing is asked for again. */
const longestPageMs = 5000;

/** A file that never comes, or comes broken, is no error of its element: the page says so after this. */
const startsWithinMs = 20_000;

/**
 * For any browser. What it does before the first frame that frame waits for. On a slow connection
 * whatever else comes would take the first picture's share of it: pictures that follow it (`data-src`)
 * come after it, and the files of the edition after those, or as soon as the reader does something.
 * What the page at this address needs besides is named by the service, in `data-files`; in
 * `data-styles` the stylesheet of the edition, without which it does not begin: the page has only what
 * it was drawn with. Nor does it begin before the page is read to its end, where the service has put
 * what the edition begins with.
 */
export function startScript(entryFile: string, files: readonly string[]): string {
  return `(function(){
var files=${JSON.stringify(files)},root=document.getElementById("root"),begun=false,entered=false;
function add(tag,values){var element=document.createElement(tag);for(var name in values)element.setAttribute(name,values[name]);return document.head.appendChild(element)}
${failureScript}
function begin(){
if(begun)return;begun=true;
setTimeout(failedUnlessStarted,${startsWithinMs});
addEventListener("error",failedUnlessStarted);
document.documentElement.removeAttribute("${coming}");
var styles=root.getAttribute("data-styles"),entry=${JSON.stringify(entryFile)};
function enter(){if(!entered)add("script",{type:"module",crossorigin:"",src:entry}).addEventListener("error",failed);entered=true}
function start(){
if(document.readyState!=="loading")return enter();
document.addEventListener("DOMContentLoaded",enter);
setTimeout(enter,${longestPageMs});
}
if(styles){var sheet=add("link",{rel:"stylesheet",href:styles});sheet.addEventListener("load",start);sheet.addEventListener("error",failed)}else start();
files.concat(entry,(root.getAttribute("data-files")||"").split(" ")).forEach(function(file){if(file)add("link",{rel:"modulepreload",crossorigin:"",href:file})});
}
var picture=root.querySelector('img[fetchpriority="high"]');
function afterFrame(then){requestAnimationFrame(function(){setTimeout(then)})}
function painted(){requestAnimationFrame(function(){afterFrame(begin)})}
var awaited=1;
function settled(image,then){
if(image.complete)return then();
["load","error"].forEach(function(event){image.addEventListener(event,then,{once:true})});
}
function counted(){if(!--awaited)painted()}
function first(){
[].forEach.call(root.querySelectorAll("img[data-src]"),function(image){
awaited++;
if(image.dataset.srcset)image.srcset=image.dataset.srcset;
image.src=image.dataset.src;
settled(image,counted);
});
counted();
}
if(!picture)return begin();
settled(picture,function(){afterFrame(first)});
["pointerdown","keydown"].forEach(function(event){addEventListener(event,begin,{once:true,passive:true})});
setTimeout(begin,${longestWaitMs});
})()`;
}

/**
 * The files of an edition begin to come once the first pictures of what the service has drawn are
 * there. Until then `data-coming` on the root element lets styles leave out what is off the screen; the
 * service puts it there itself where a page is nothing without scripts, which then has one less.
 */
export function lateStart(): Plugin {
  return {
    name: 'hanji:late-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [, entryFile = ''] = entry.exec(html) ?? [];
        const files = [...html.matchAll(moduleFile)].map(([, file = '']) => file);
        const children = startScript(
          entryFile,
          files.filter((file) => file !== entryFile),
        );
        const mark = `document.documentElement.setAttribute("${coming}","")`;
        return {
          html: html.replaceAll(moduleFile, ''),
          tags: [
            { tag: 'script', attrs: { [coming]: true }, children: mark, injectTo: 'head-prepend' },
            { tag: 'script', children, injectTo: 'body' },
          ],
        };
      },
    },
  };
}
