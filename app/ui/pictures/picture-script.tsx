import { HeadScript } from '#app/ui/head-script.tsx';

/** A lazy picture is fetched at this distance to the viewport, in CSS pixels. */
const margin = 300;
/** So large a share of the picture must be within that distance. */
const threshold = 0.05;
/** It must be there for so many milliseconds, so that fast scrolling fetches nothing. */
const delay = 50;

/**
 * Browsers fetch a lazy picture more than a thousand pixels early, which costs phones bytes that nobody sees. This script
 * has it fetched within `margin`. Until then the picture has no box, so that the browser does not fetch it. The rule that
 * removes the box is set by this script itself: where it does not run, the browser's own lazy loading remains. The page
 * is searched for pictures once, when it is complete: doing so while it is parsed delays the first paint.
 */
const script = `(()=>{try{
const sheet=new CSSStyleSheet;
sheet.replaceSync("@media screen{.picture[data-lazy]:not([data-near]) .picture-image{display:none}}");
const timers=new Map;
const seen=new IntersectionObserver(entries=>{for(const{target,intersectionRatio}of entries){
clearTimeout(timers.get(target));timers.delete(target);
if(intersectionRatio>=${threshold})timers.set(target,setTimeout(()=>{timers.delete(target);seen.unobserve(target);target.dataset.near=""},${delay}))}
},{rootMargin:"${margin}px",threshold:${threshold}});
const watch=element=>{if(element.matches(".picture[data-lazy]:not([data-near])"))seen.observe(element);
for(const found of element.querySelectorAll(".picture[data-lazy]:not([data-near])"))seen.observe(found)};
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet];
addEventListener("DOMContentLoaded",()=>{watch(document.documentElement);
new MutationObserver(records=>{for(const{addedNodes}of records)for(const node of addedNodes)if(node.nodeType===1)watch(node)}).observe(document,{childList:true,subtree:true})})
}catch{}})()`;

/**
 * The script stands in the head, before any picture. Only the server's bundle has its text, so that it is not
 * downloaded twice.
 */
export function PictureScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}
