import { HeadScript } from '#app/ui/head-script.tsx';

/** A lazy picture is fetched at this distance to the viewport, in CSS pixels. */
const margin = 300;
/** The share of the picture that must be within that distance. */
const threshold = 0.05;
/** Milliseconds for which it must be there, so that fast scrolling fetches nothing. */
const delay = 50;

/**
 * Browsers fetch a lazy picture more than a thousand pixels early, which costs phones bytes that nobody sees. This script
 * has it fetched within `margin`. Until then the picture has no box, so that the browser does not fetch it. The rule that
 * removes the box is set by this script itself: where it does not run, the browser's own lazy loading remains. The page
 * is searched for pictures once, when it is complete: doing so while it is parsed delays the first paint.
 *
 * Once the page is idle, a strip that is near has the pictures of its next and its previous page fetched, too, unless the
 * visitor saves data; and all placeholders are loaded, so that whoever captures the whole page sees no empty frames.
 * Those of parts that scripts add later are loaded, too. Five of them are one short task. The next task is not another idle moment: on a busy machine each would be a second later.
 */
const script = `(()=>{try{
const sheet=new CSSStyleSheet;
sheet.replaceSync("@media screen{.picture[data-lazy]:not([data-near]) .picture-image{display:none}}");
const idle=work=>window.requestIdleCallback?requestIdleCallback(work,{timeout:1000}):setTimeout(work,50);
const timers=new Map;
const observer=scrollMargin=>new IntersectionObserver(entries=>{for(const{target,intersectionRatio}of entries){
clearTimeout(timers.get(target));timers.delete(target);
if(intersectionRatio>=${threshold})timers.set(target,setTimeout(()=>{timers.delete(target);seen.unobserve(target);target.dataset.near="";
const image=target.querySelector(".picture-image");if(image)image.loading="eager"},${delay}))}
},{rootMargin:"${margin}px",threshold:${threshold},scrollMargin});
let seen=observer("0px");
const waiting=".picture[data-lazy]:not([data-near])";
const watch=element=>{if(element.matches(waiting))seen.observe(element);
for(const found of element.querySelectorAll(waiting))seen.observe(found)};
let isIdle=false,next=0;
const loadPlaceholders=()=>{next=0;const rest=document.querySelectorAll('.picture img[loading="lazy"][src^="data:"]');
for(const image of[...rest].slice(0,5))image.loading="eager";
if(rest.length>5)next=setTimeout(loadPlaceholders,20)};
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet];
addEventListener("DOMContentLoaded",()=>{watch(document.documentElement);
new MutationObserver(records=>{for(const{addedNodes}of records)for(const node of addedNodes)if(node.nodeType===1)watch(node);
if(isIdle)next||=setTimeout(loadPlaceholders,20)}).observe(document,{childList:true,subtree:true})});
addEventListener("load",()=>idle(()=>{
isIdle=true;
loadPlaceholders();
if(navigator.connection?.saveData||matchMedia("(prefers-reduced-data: reduce)").matches)return;
seen.disconnect();seen=observer("0px 100%");watch(document.documentElement)
}))
}catch{}})()`;

/**
 * The script stands in the head, before any picture. Only the server's bundle has its text, so that it is not
 * downloaded twice.
 */
export function PictureScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}
