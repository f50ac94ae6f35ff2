import { swipeThreshold } from '#app/ui/carousel/slide-times.ts';

/** If no script has come after so many milliseconds, a pressed link leads to its page. */
const linkTimeout = 8_000;
/** After so many milliseconds a pressed button is forgotten. */
const buttonTimeout = 60_000;

/**
 * On each of these events React hydrates the part that it happens in at once and in one go (`discreteReplayableEvents`
 * in react-dom): a letter that is typed just after the scripts came would wait until the whole page is hydrated.
 */
const hydratingEvents =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup ' +
  'dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput ' +
  'copy cut paste click change contextmenu reset';

/**
 * An element that needs a script and is pressed before it is hydrated is marked as busy at once (`aria-busy`), and is
 * pressed again after hydration; of several, the last one. A link leads to its page where the scripts do not come. A press on
 * a button is forgotten after a minute, and as soon as the visitor types: what it opens would come in the way.
 * This holds for
 * - every button inside `.needs-script`,
 * - every element with `data-needs-script`: a link that does more with a script than lead to its page,
 * - a swipe across an element with `data-swiped`: it presses the button with `data-step="1"` or `"-1"` in it.
 *
 * Slides that move by themselves (`.moves-by-itself`) start when they are hydrated.
 *
 * Events in a part that is not hydrated are hidden from React, so that it goes on hydrating the part in short pieces.
 */
export const replayEarlyPress = `
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
for(const type of '${hydratingEvents}'.split(' ')){
addEventListener(type,(event)=>{if(isWaiting(event.target))event.stopPropagation()},{capture:true,passive:true})
}`;
