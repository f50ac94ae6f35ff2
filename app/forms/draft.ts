import { pageIn } from '#app/language/page-in.ts';
import { language, languagePrefix } from '#app/language/page-language.ts';
import type { FormValues } from './form-types.ts';
import { earlyTextKey } from './tab-storage.ts';

interface Draft {
  values: FormValues;
  /** The fields' values before anybody typed. The draft does not overwrite what the page now fills in itself. */
  defaults: FormValues;
  /** None where the page itself repeated what was typed: then its `defaults` say nothing. */
  language: string | false;
}

/** A form has one draft in both languages. */
const keyOf = (name: string) => `draft of ${pageIn('en', name)}`;

/**
 * Stores what is typed for as long as the tab is open. A browser without storage keeps no draft.
 * @param isRepeated whether the page answers a form that was sent without a script, and repeats what was typed
 */
export function saveDraft(name: string, form: HTMLFormElement, isRepeated: boolean): void {
  const draft: Draft = {
    values: valuesOf(form),
    defaults: isRepeated ? {} : defaultsOf(form),
    language: !isRepeated && language,
  };
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

/** Returns what was typed into the form before, by field. */
export function draftValues(name: string): FormValues {
  return read<Draft>(keyOf(name)).values ?? {};
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
 * Fills unchanged fields with what was typed into them before: in an earlier visit of the page that ended before the form
 * was hydrated (`app/shell/start/start-script.tsx`), else with the draft.
 * @param changedFields the names of the fields that the visitor has changed, perhaps back to what they were
 * @param earlyKey where the text of that earlier visit is stored
 * @returns whether the form now has text that is newer than the draft
 */
export function restoreDraft(
  name: string,
  form: HTMLFormElement,
  changedFields: ReadonlySet<string>,
  earlyKey = earlyTextKey + form.action.replace(`${languagePrefix}/`, '/'),
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
    const [written, stood] = [draft.values?.[field], draft.defaults?.[field]];
    // A page in the other language fills in the same in other words.
    const isOfField = stood === defaults[field] || (draft.language !== language && written !== stood);
    const typed = early[field] ?? (isOfField ? written : undefined);
    if (typeof typed !== 'string' || isChanged || changedFields.has(field)) continue;
    // The choices may differ: the halls of another hotel, or hotels that have not arrived yet.
    if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === typed)) continue;
    if (isChoice(control)) control.checked = control.value === typed;
    else control.value = typed;
  }
  return isTyped;
}

/** Returns what is stored under a key. Another script may have written there, so every part may be missing. */
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

/** Returns the texts of a form, in the browser or as it was posted, without its files. Of two equal names the first counts. */
export function valuesOf(form: HTMLFormElement | FormData): FormValues {
  const fields = form instanceof FormData ? form : new FormData(form);
  const texts = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
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
