import { HeadScript } from '#app/ui/head-script.tsx';

/**
 * Laying out a long page takes a phone longer than drawing its first screen. The style sheet holds back what lies below
 * (`content-visibility` in base.css) until the visitor comes near; this holds back even that, and what stands below the
 * home page's window, for the one frame in which the first screen appears, and all but the next part for one frame more:
 * what fills in forms has a browser lay out each field as soon as the page has been read, held back or not, unless it is
 * not displayed. Once the page has loaded it gives the rest free as well, one part in each idle moment, so that the page
 * has its true length and every program that reads it finds each part where it is.
 */
const script = `try{
const sheet=new CSSStyleSheet;
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet];
const hold=parts=>sheet.replaceSync("@media screen{:is("+parts+",.site-footer){content-visibility:hidden;>*{display:none}}}");
const isHeld=!location.hash;
if(isHeld)hold("main>:nth-child(n+3),.window~*");
let isFreed=false;
const inNextFrame=step=>requestAnimationFrame(()=>setTimeout(()=>isFreed||step()));
addEventListener("DOMContentLoaded",()=>isHeld&&inNextFrame(()=>{
hold("main>:nth-child(n+4)");
inNextFrame(()=>sheet.replaceSync(""))}));
addEventListener("load",()=>{
const idle=go=>window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,50);
const parts=document.querySelector("main")?.childElementCount??0;
let free=3;
const next=()=>{
isFreed=true;
const all=free>parts;
sheet.replaceSync(all?"main>*,.site-footer{content-visibility:visible!important}":"main>:nth-child(-n+"+free+"){content-visibility:visible}");
free+=1;
if(!all)idle(next)};
setTimeout(()=>idle(next),100)})
}catch{}`;

/** Stands in the head. Its text is the server's alone: the browser need not download it twice. */
export function LowerPartsScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}
