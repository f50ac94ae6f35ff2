import { HeadScript } from '#app/ui/head-script.tsx';
import { keepEarlyText } from './keep-early-text.ts';
import { replayEarlyPress } from './replay-early-press.ts';

/** Milliseconds until a failed script is fetched again; the pause doubles each time, up to `longestPause`. */
const firstPause = 500;
const longestPause = 30_000;

/**
 * Browsers refuse text as markup (`require-trusted-types-for`) except for what this policy allows: what React makes a
 * script element from, and text without any markup, such as the structured data that a navigation brings.
 */
const trustedTypes =
  "window.trustedTypes?.createPolicy('default',{createHTML:(text)=>text==='\\x3cscript>\\x3c/script>'||!text.includes('<')?text:null});";

/**
 * Fetches the page's scripts at the first idle moment after the page has loaded, and then lets React Router's script run.
 * A browser never asks again for a module that failed once, as an import or as a preload. So they are fetched as plain
 * files first, and the browser's cache has them afterwards. Each is fetched and evaluated in a task of its own, so that
 * the browser can respond to the visitor in between. The last one, the entry, is run by React Router's script.
 */
const start = `
async function fetchScript(href,pause){
try{
const response=await fetch(href,{priority:'low'});
if(response.ok)return await response.blob()
}catch{}
await new Promise((done)=>setTimeout(done,pause));
return fetchScript(href,Math.min(pause*2,${longestPause}))
}
let isStarted=false;
async function start(){
const script=document.querySelector('script[data-scripts]');
if(isStarted||!script)return;
isStarted=true;
const scripts=script.dataset.scripts.split(' ');
const fetched=[];
for(const href of scripts){
fetched.push(fetchScript(href,${firstPause}));
await new Promise((done)=>setTimeout(done))
}
await Promise.all(fetched);
for(const href of scripts.slice(0,-1)){
await import(href).catch(()=>{});
await new Promise((done)=>setTimeout(done))
}
script.type='module';
const {parentNode,nextSibling}=script;
script.remove();
parentNode.insertBefore(script,nextSibling)
}
addEventListener('load',()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):start()));`;

/**
 * Marks a page that was reloaded or gone back to. All of it is laid out at once (`long-pages.css`), so that the browser
 * finds the place where the visitor was: sections of an estimated height would move it. `root` is that of
 * `replayEarlyPress`.
 */
const markReturn = `
if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')root.dataset.returned='';`;

const script = `(()=>{${trustedTypes}${start}${replayEarlyPress}${markReturn}${keepEarlyText}})()`;

/**
 * The script stands in the head. Only the server's bundle has its text, so that a browser does not download it twice.
 */
export function StartScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}
