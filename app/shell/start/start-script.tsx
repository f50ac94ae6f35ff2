import { useEffect } from 'react';
import { earlyTextKey } from '#app/forms/tab-storage.ts';
import { languagePrefix } from '#app/language/page-language.ts';
import { swipeThreshold } from '#app/ui/carousel/slide-times.ts';
import { HeadScript } from '#app/ui/head-script.tsx';

/**
 * Browsers refuse text as markup (`require-trusted-types-for`) except for what this policy allows: what React makes a
 * script element from, and text without any markup, such as the structured data that a navigation brings.
 */
const trustedTypes =
  "window.trustedTypes?.createPolicy('default',{createHTML:(text)=>text==='\\x3cscript>\\x3c/script>'||!text.includes('<')?text:null});";

/** Milliseconds until a failed script is fetched again; the pause doubles each time, up to `longestPause`. */
const firstPause = 500;
const longestPause = 30_000;

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

/** If no script has come after so many milliseconds, a pressed link leads to its page. */
const linkTimeout = 8_000;
/** After so many milliseconds a pressed button is forgotten. */
const buttonTimeout = 60_000;

/** What a finger, a mouse and a keyboard do. Chromium and Safari say `textInput` of each letter, too. */
const touches =
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click dblclick auxclick ' +
  'contextmenu dragstart dragend drop keydown keypress keyup textInput input change copy cut paste ' +
  'compositionstart compositionend reset';

/**
 * Keeps an early press. An element that needs a script and is pressed before it is hydrated is marked as busy at once
 * (`aria-busy`), and is pressed again after hydration; of several, the last one. A link leads to its page where the
 * scripts do not come. A press on a button is forgotten after a minute, and as soon as the visitor types: what it opens
 * would come in the way. This holds for
 * - every button inside `.needs-script`,
 * - every element with `data-needs-script`: a link that does more with a script than lead to its page,
 * - a swipe across an element with `data-swiped`: it presses the button with `data-step="1"` or `"-1"` in it.
 *
 * Slides that move by themselves (`.moves-by-itself`) start when they are hydrated.
 *
 * What happens in a part that is not hydrated is hidden from React, which would hydrate the part in one go before it
 * responds. It still learns of the pointer and the focus, and hydrates the part that they are in before the others.
 */
const keepEarlyPress = `
const root=document.documentElement;
const isWaiting=(element)=>!('hydrated' in root.dataset)||element.closest?.('[data-waits-for-script]');
let pressed,touched;
function release(){
pressed?.element.removeAttribute('aria-busy');
clearTimeout(pressed?.timer);
pressed=undefined
}
function press(element){
if(!element)return;
if(!isWaiting(element))return element.click();
release();
element.setAttribute('aria-busy','true');
const timer=setTimeout(()=>{release();if(element.href)location.assign(element.href)},element.href?${linkTimeout}:${buttonTimeout});
pressed={element,timer};
start()
}
addEventListener('input',()=>{if(!pressed?.element.href)release()},true);
addEventListener('hydrated',()=>setTimeout(()=>{
const element=pressed?.element;
if(!element||isWaiting(element))return;
release();
element.click()
}));
addEventListener('click',(event)=>{
if(event.ctrlKey||event.metaKey||event.shiftKey||!event.target.closest||!isWaiting(event.target))return;
const element=event.target.closest('[data-needs-script],button:is(.needs-script,.needs-script *):not(.moves-by-itself)');
if(!element)return;
event.preventDefault();
event.stopPropagation();
press(element)
},true);
addEventListener('touchstart',({target,touches})=>{
const area=isWaiting(target)&&target.closest('[data-swiped]');
touched=area&&touches[0]?{area,x:touches[0].clientX}:undefined
},{capture:true,passive:true});
addEventListener('touchend',({changedTouches})=>{
if(!touched)return;
const across=changedTouches[0].clientX-touched.x;
if(Math.abs(across)>${swipeThreshold})press(touched.area.querySelector('[data-step="'+(across<0?1:-1)+'"]'));
touched=undefined
},{capture:true,passive:true});
for(const type of '${touches}'.split(' ')){
addEventListener(type,(event)=>{if(isWaiting(event.target))event.stopPropagation()},{capture:true,passive:true})
}`;

/**
 * Keeps text that no draft keeps: what was typed or chosen in a form with a draft when the visitor leaves the page before the
 * form was hydrated, and in any other form that is posted when the router loads the page anew, because a script that it
 * needs is gone after a release. Passwords and codes are stored nowhere. `restoreDraft` fills it in the next time.
 */
const keepEarlyText = `
let sent;
addEventListener('submit',({target})=>{sent=target},true);
addEventListener('pagehide',()=>{
for(const [place,form] of [...document.forms].entries()){
let texts;
for(const {name,type,autocomplete,value,defaultValue,checked,defaultChecked,selectedOptions:[option]=[]} of form.elements){
if(value&&!/password|hidden|file|submit/.test(type)&&autocomplete!=='one-time-code'&&(option?option.index&&!option.defaultSelected:checked===defaultChecked?value!==defaultValue:checked))(texts??={})[name]=value
}
const hasDraft='draft' in form.dataset;
if(texts&&form!==sent&&(hasDraft?isWaiting(form):form.method==='post'&&document.querySelector('.progress[data-moving]')))try{
sessionStorage['${earlyTextKey}'+(hasDraft?form.action.replace('${languagePrefix}/','/'):location.pathname+place)]=JSON.stringify(texts)
}catch{}
}
})`;

const script = `(()=>{${trustedTypes}${start}${keepEarlyPress}${keepEarlyText}})()`;

/**
 * The script stands in the head. Only the server's bundle has its text, so that a browser does not download it twice.
 */
export function StartScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}

/** Tells the script that React runs the page: what is pressed now reaches React, except in a `Stage` that still waits. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
