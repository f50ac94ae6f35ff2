import { earlyTextKey } from '#app/forms/early-text-key.ts';

/**
 * Stores what was typed or chosen in a form with a draft when the visitor leaves the page before the form was hydrated: no
 * script was there yet to store the draft. The form takes it over when it is hydrated the next time (`restoreDraft`).
 * It follows `replayEarlyPress` in the inline script and calls its `isWaiting`.
 */
export const keepEarlyText = `
let sent;
addEventListener('submit',({target})=>{sent=target},true);
addEventListener('pagehide',()=>{
for(const form of document.forms){
let texts;
for(const {name,value,defaultValue,checked,defaultChecked,selectedOptions:[option]=[]} of form.elements){
if(value&&(option?!option.defaultSelected:checked===defaultChecked?value!==defaultValue:checked))(texts??={})[name]=value
}
if(texts&&'draft' in form.dataset&&form!==sent&&isWaiting(form))try{sessionStorage['${earlyTextKey}'+form.action]=JSON.stringify(texts)}catch{}
}
})`;
