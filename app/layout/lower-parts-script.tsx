import { firstTouches } from '#app/ui/first-touches.ts';
import { HeadScript } from '#app/ui/head-script.tsx';

/**
 * Laying out a long page takes a phone longer than drawing its first screen. The style sheet holds back what lies below
 * (`content-visibility` in base.css) until the visitor comes near; with the first touch, key or turn of the wheel this gives
 * the rest free as well, one part in each idle moment, so that a page that is left and come back to has its true length.
 * A page that opens further down has it at once.
 */
const script = `addEventListener("load",()=>{try{
const sheet=new CSSStyleSheet;
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet];
const idle=go=>window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,50);
const parts=document.querySelector("main")?.childElementCount??0;
let free=3;
const next=()=>{
const all=free>parts;
sheet.replaceSync(all?"main>*,.site-footer{content-visibility:visible!important}":"main>:nth-child(-n+"+free+"){content-visibility:visible}");
free+=1;
if(!all)idle(next)};
const touches=${JSON.stringify(['scroll', ...firstTouches])};
const begin=()=>{for(const touch of touches)removeEventListener(touch,begin,true);idle(next)};
if(scrollY>0||location.hash)begin();
else for(const touch of touches)addEventListener(touch,begin,{capture:true,passive:true})
}catch{}})`;

/** Stands in the head. Its text is the server's alone: the browser need not download it twice. */
export function LowerPartsScript() {
  return <HeadScript text={import.meta.env.SSR ? script : ''} />;
}
