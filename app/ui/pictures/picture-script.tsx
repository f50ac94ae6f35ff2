import { HeadScript } from '#app/ui/head-script.tsx';

/** A lazy picture is fetched when this near to the viewport: CSS pixels, share of the picture, milliseconds. */
const lazyPictures = { margin: 300, threshold: 0.05, delay: 50 } as const;

const { margin, threshold, delay } = lazyPictures;

/**
 * Browsers fetch a lazy picture more than a thousand pixels early; the specification wants it fetched within 300 px, once
 * 5 % of it is there for 50 ms. Until then the picture has no box, which is what holds the browser back. The rule that
 * takes the box away is set by this script itself: where it does not run, the browser's own laziness remains. What the
 * page came with is looked through once, when it is whole: doing so while it is read delays the first paint.
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

/** Stands in the head, before any picture. Its text is the server's alone: the browser need not download it twice. */
export function PictureScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}
