import type { FormValues } from './form-types.ts';
import { earlyTextKey } from './tab-storage.ts';

interface Draft {
  values: FormValues;
  /** The fields' values before anybody typed. The draft does not overwrite what the page now fills in itself. */
  defaults: FormValues;
}

const keyOf = (name: string) => `draft of ${name}`;

/** Stores what is typed for as long as the tab is open. A browser without storage does without. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const draft: Draft = { values: valuesOf(form), defaults: defaultsOf(form) };
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

export function removeDraft(name: string): void {
  remove(keyOf(name));
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/**
 * Fills untouched fields with what was typed into them before: in an earlier visit of the page that ended before the form was
 * hydrated (`app/shell/start/start-script.tsx`), else with the draft.
 * @param touched names of fields that the visitor has changed, maybe back to what they were
 * @param earlyKey where the text of that earlier visit is stored
 * @returns whether the form now has text that is newer than the draft
 */
export function restoreDraft(
  name: string,
  form: HTMLFormElement,
  touched: ReadonlySet<string>,
  earlyKey = earlyTextKey + form.action,
): boolean {
  const early = read<FormValues>(earlyKey);
  const draft = read<Draft>(keyOf(name));
  remove(earlyKey);
  const [now, defaults] = [valuesOf(form), defaultsOf(form)];
  let isTyped = false;
  for (const control of form.elements) {
    if (!isField(control)) continue;
    const { name: field } = control;
    const isChanged = now[field] !== defaults[field];
    isTyped ||= isChanged || field in early;
    const typed = early[field] ?? (draft.defaults?.[field] === defaults[field] ? draft.values?.[field] : undefined);
    if (typeof typed !== 'string' || isChanged || touched.has(field)) continue;
    // The choices may differ: the halls of another hotel, or hotels that have not arrived yet.
    if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === typed)) continue;
    if (isChoice(control)) control.checked = control.value === typed;
    else control.value = typed;
  }
  return isTyped;
}

/** Returns what is stored under a name. Something else may have been written there, so every part may be missing. */
function read<T>(key: string): Partial<T> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a visitor types or chooses here: hidden fields and files are left out. */
function isField(control: Element): control is FieldControl {
  return 'name' in control && 'value' in control && !/hidden|file|submit/.test((control as FieldControl).type);
}

function isChoice(control: FieldControl): control is HTMLInputElement {
  return /radio|checkbox/.test(control.type);
}

export function valuesOf(form: HTMLFormElement): FormValues {
  return textsOf(new FormData(form));
}

/** Returns the texts of a form without its files. If a field is there twice, the first counts. */
export function textsOf(form: FormData): FormValues {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.reverse());
}

/** Returns the texts that the form would post if nobody had touched it. */
function defaultsOf(form: HTMLFormElement): FormValues {
  const texts: FormValues = {};
  for (const control of form.elements) {
    if (!isField(control) || control.matches(':disabled')) continue;
    const text = defaultOf(control);
    if (text !== undefined) texts[control.name] ??= text;
  }
  return texts;
}

/** Returns what a field holds when its page opens; undefined for a choice that is not chosen then. */
function defaultOf(control: FieldControl): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (isChoice(control)) return control.defaultChecked ? control.value : undefined;
  return control.defaultValue;
}
