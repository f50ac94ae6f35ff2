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
for(const form of document.querySelectorAll('form[data-draft]')){
const texts={};
for(const {name,type,value,defaultValue,checked} of form.elements){
if(value&&type!=='hidden'&&(checked||value!==defaultValue))texts[name]=value
}
if(form!==sent&&isWaiting(form))sessionStorage['${earlyTextKey}'+form.getAttribute('action')]=JSON.stringify(texts)
}
})`;
