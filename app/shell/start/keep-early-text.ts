import { savedFormsKey } from './saved-forms.ts';

/**
 * What was typed into a form before it was hydrated is stored when the visitor reloads the page, in the shape of
 * `saved-forms.ts`: no script was there yet to store a draft. `isWaiting` is that of `replay-early-press.ts`. A form that is
 * sent needs no copy.
 */
export const keepEarlyText = `
let isSent;
addEventListener('submit',()=>{isSent=true},true);
addEventListener('pagehide',()=>{
const forms=[...document.querySelectorAll('form[method=post]')];
const isTyped=({type,value,defaultValue})=>type!=='hidden'&&value!==(defaultValue??value);
if(isSent||!forms.some((form)=>isWaiting(form)&&[...form.elements].some(isTyped)))return;
const texts=forms.map((form)=>[...new FormData(form)].filter(([,value])=>typeof value==='string'));
try{sessionStorage['${savedFormsKey}']=JSON.stringify({path:location.pathname,forms:texts})}catch{}
})`;
